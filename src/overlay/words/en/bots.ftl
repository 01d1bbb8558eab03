## The computer players, the weakest first, by their names in the journal.

bots-beginner =
    .name = Pip Morgan
    .second = Dot Parry
    .third = Wil Bevan
    .level = Beginner
    .line = Knows the rules and the way to the kettle.
    .about = Picks any move that isn’t silly.
bots-learner =
    .name = Bron Gittins
    .second = Ned Gough
    .third = Elin Breeze
    .level = Learner
    .line = Oils every wheel but the one that squeaks.
    .about = Knows what scores, but often overlooks it.
bots-ganger =
    .name = Nell Prosser
    .second = Joss Harker
    .third = Mair Pugh
    .level = Steady
    .line = Lays what’s in front of her, and lays it well.
    .about = Takes the best move in sight, without planning the next.
bots-canny =
    .name = Reuben Beddoes
    .second = Hetty Vaughan
    .third = Idris Cale
    .level = Canny
    .line = Sees three signals ahead, and trips over the wire.
    .about = Looks a few moves ahead, but overlooks things.
bots-shrewd =
    .name = Silas Vane
    .second = Cora Finch
    .third = Emrys Locke
    .level = Shrewd
    .line = Counts your points before he counts his own.
    .about = Plans ahead and gets in your way.
bots-expert =
    .name = Judith Eckley
    .second = Caradoc Wynne
    .third = Olive Kyrle
    .level = Expert
    .line = Measures twice, and cuts you off once.
    .about = Plays out many futures, less patiently than a master.
bots-master =
    .name = Agnes Hale
    .second = Ambrose Thorne
    .third = Una Kemp
    .level = Master
    .line = Has drawn the whole line before you’ve found a pencil.
    .about = Plays out many futures first.
# Sits where the rules themselves play
bots-guild =
    .name = The Guild
    .level = By the book
    .line = Keeps the books, and keeps its eye on your claim.
    .about = Plays by fixed lists and dice.

## Choosing a computer player.

botPicker-nameless = The computer
botPicker-label = Computer player
botPicker-hint = They play by the same rules and never see your hand.
botPicker-thinks =
    { $seconds ->
        [0] Moves right away
        [one] Up to { $seconds } second a move
       *[other] Up to { $seconds } seconds a move
    }
