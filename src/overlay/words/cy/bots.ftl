## The computer players, the weakest first, by their names in the journal.

bots-beginner =
    .name = Pip Morgan
    .second = Dot Parry
    .third = Wil Bevan
    .level = Dechreuwr
    .line = Yn gwybod y rheolau a’r ffordd at y tegell.
    .about = Yn dewis unrhyw symudiad sydd ddim yn wirion.
bots-ganger =
    .name = Nell Prosser
    .second = Joss Harker
    .third = Mair Pugh
    .level = Cyson
    .line = Yn gosod yr hyn sydd o’i blaen, a’i osod yn dda.
    .about = Yn cipio’r nifer mwyaf o bwyntiau sydd i’w gweld.
bots-shrewd =
    .name = Silas Vane
    .second = Cora Finch
    .third = Emrys Locke
    .level = Craff
    .line = Yn cyfri dy bwyntiau di cyn cyfri ei rai ei hun.
    .about = Yn cynllunio ymlaen ac yn sefyll yn dy ffordd.
bots-master =
    .name = Agnes Hale
    .second = Ambrose Thorne
    .third = Una Kemp
    .level = Meistr
    .line = Wedi llunio’r lein gyfan cyn i ti ddod o hyd i bensil.
    .about = Yn rhoi cynnig ar sawl dyfodol yn gyntaf.
bots-guild =
    .name = Y Gild
    .level = Yn ôl y llyfr
    .line = Yn cadw’r llyfrau, ac yn cadw llygad ar dy hawliau.
    .about = Yn chwarae wrth restrau penodol a disiau.

## Choosing a computer player.

botPicker-nameless = Y cyfrifiadur
botPicker-label = Chwaraewr cyfrifiadurol
botPicker-hint = Maen nhw’n chwarae yn ôl yr un rheolau, a dydyn nhw byth yn gweld dy law.
botPicker-thinks =
    { $seconds ->
        [0] Yn symud ar unwaith
       *[other] Hyd at { COUNT($seconds, one: "eiliad", all: "eiliadau", gender: "f") } y symudiad
    }
