## The computer players, the weakest first, by their names in the journal.

bots-beginner =
    .name = Pip Morgan
    .second = Dot Parry
    .third = Wil Bevan
    .level = Unerfahren
    .line = Kennt die Regeln und den Weg zum Teekessel.
    .about = Macht irgendetwas, das nicht unsinnig ist.
bots-learner =
    .name = Bron Gittins
    .second = Ned Gough
    .third = Elin Breeze
    .level = Gelehrig
    .line = Ölt jedes Rad bis auf das eine, das quietscht.
    .about = Weiß, was Punkte bringt, übersieht es aber oft.
bots-ganger =
    .name = Nell Prosser
    .second = Joss Harker
    .third = Mair Pugh
    .level = Solide
    .line = Verlegt, was vor ihr liegt, und das ordentlich.
    .about = Nimmt den besten Zug in Sicht, ohne den nächsten zu planen.
bots-canny =
    .name = Reuben Beddoes
    .second = Hetty Vaughan
    .third = Idris Cale
    .level = Pfiffig
    .line = Sieht drei Signale voraus und stolpert über den Draht.
    .about = Denkt ein paar Aktionen voraus, übersieht aber manches.
bots-shrewd =
    .name = Silas Vane
    .second = Cora Finch
    .third = Emrys Locke
    .level = Gerissen
    .line = Zählt erst deine Punkte und dann seine.
    .about = Plant voraus und kommt dir in die Quere.
bots-expert =
    .name = Judith Eckley
    .second = Caradoc Wynne
    .third = Olive Kyrle
    .level = Versiert
    .line = Misst zweimal und schneidet dir einmal den Weg ab.
    .about = Spielt viele Möglichkeiten durch, wenn auch weniger geduldig.
bots-master =
    .name = Agnes Hale
    .second = Ambrose Thorne
    .third = Una Kemp
    .level = Meisterhaft
    .line = Hat die ganze Strecke gezeichnet, bevor du einen Stift findest.
    .about = Spielt zuerst viele Möglichkeiten durch.
bots-guild =
    .name = Die Gilde
    .level = Nach Vorschrift
    .line = Führt die Bücher und behält deine Minen im Auge.
    .about = Spielt nach festen Listen und mit Würfeln.

## Choosing a computer player.

botPicker-nameless = Der Computer
botPicker-label = Computergegner
botPicker-hint = Sie spielen nach denselben Regeln und sehen deine Handkarten nie.
botPicker-thinks =
    { $seconds ->
        [0] Spielt sofort
        [one] Bis zu { $seconds } Sekunde pro Aktion
       *[other] Bis zu { $seconds } Sekunden pro Aktion
    }
