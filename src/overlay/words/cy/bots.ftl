## The computer players, the weakest first, by their names in the journal.

bots-beginner =
    .name = Pip Morgan
    .second = Dot Parry
    .third = Wil Bevan
    .level = Dechreuwr
    .line = Yn gwybod y rheolau a’r ffordd at y tegell.
    .about = Yn dewis unrhyw symudiad sydd ddim yn wirion.
bots-learner =
    .name = Bron Gittins
    .second = Ned Gough
    .third = Elin Breeze
    .level = Dysgwr
    .line = Yn iro pob olwyn ond yr un sy’n gwichian.
    .about = Yn gwybod beth sy’n sgorio, ond yn aml heb sylwi arno.
bots-ganger =
    .name = Nell Prosser
    .second = Joss Harker
    .third = Mair Pugh
    .level = Cyson
    .line = Yn gosod yr hyn sydd o’i blaen, a’i osod yn dda.
    .about = Yn dewis y symudiad gorau yn y golwg, heb gynllunio’r nesaf.
bots-canny =
    .name = Reuben Beddoes
    .second = Hetty Vaughan
    .third = Idris Cale
    .level = Call
    .line = Yn gweld tri signal o’i flaen, ac yn baglu dros y wifren.
    .about = Yn edrych ychydig symudiadau ymlaen, ond yn colli pethau.
bots-shrewd =
    .name = Silas Vane
    .second = Cora Finch
    .third = Emrys Locke
    .level = Craff
    .line = Yn cyfri dy bwyntiau di cyn cyfri ei rai ei hun.
    .about = Yn cynllunio ymlaen ac yn sefyll yn dy ffordd.
bots-expert =
    .name = Judith Eckley
    .second = Caradoc Wynne
    .third = Olive Kyrle
    .level = Arbenigwr
    .line = Yn mesur ddwywaith, ac yn dy dorri allan unwaith.
    .about = Yn rhoi cynnig ar sawl dyfodol, ond â llai o amynedd na’r meistr.
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
