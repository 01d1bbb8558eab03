### The question whether to sit down at a match that is less protected than a new one

playOn-title = Chwarae ymlaen beth bynnag?
playOn-lead = Mae llai o ddiogelwch rhag twyll i’r gêm hon nag i gêm newydd:
playOn-weaknesses =
    .unsigned = Does dim byd wedi’i lofnodi ynddi, felly gallai unrhyw un fod wedi’i dyfeisio.
    .set-up = Newidiodd rhywun hi, fel prawf, cyn i bawb gyrraedd.
    .moved = Mae { COUNT($count, one: "symudiad", all: "symudiadau", gender: "m") } heb lofnod, gan fod y gêm wedi’i chopïo.
    .host-draws = Y gwesteiwr ar ei ben ei hun sy’n gwneud pob tyniad.
    .drawn = Tynnodd y gwesteiwr ar ei ben ei hun { COUNT($count, one: "gwaith", all: "gweithiau", gender: "f") }.
    .host-deals = Y gwesteiwr ar ei ben ei hun sy’n rhannu’r cardiau cudd, a gallai edrych arnyn nhw.
    .dealt-without = Chafodd pawb sydd yma ddim rhan yn y gwaith o rannu’r cardiau cudd.
playOn-hint = Ddim yn siŵr? Gadawa, a gofynna i’r gwesteiwr am fwrdd newydd.
playOn-go-on = Chwarae ymlaen beth bynnag
playOn-leave = Gadael
