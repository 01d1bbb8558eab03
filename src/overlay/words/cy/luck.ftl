## Results of a match’s draws so far.

luck-title = Lwc hyd yma
luck-open = Lwc hyd yma…
luck-none = Does dim byd wedi’i dynnu eto.
luck-uncounted = Dim ond yn y cymysgu mae lwc yn y gêm hon, felly does dim tyniadau i’w cyfri.
luck-account = Beth dynnwyd yn nhro pob chwaraewr
luck-drawn = Tynnwyd
luck-expected = Disgwyliwyd
luck-draws = Pob tyniad
luck-common = I bawb
luck-setup = Cyn y symudiad cyntaf
luck-odds = { $percent }%
luck-sure = sicr
luck-unlikely = llai nag 1 mewn 2,000
luck-number = { $amount }
# “2.1 yn fwy o fwyn haearn”, “0.4 yn llai o ddigwyddiadau”
luck-gain =
    { $amount } yn { $more ->
        [true] fwy
       *[false] llai
    } o { SOFT(LOWER($thing)) }
# “Tynnodd Glas 2.1 yn fwy o fwyn haearn ac 1 yn llai o ddigwyddiadau na’r disgwyl.”
luck-said = Tynnodd { $name } { LIST($gains) } na’r disgwyl.
luck-said-even = Tynnodd { $name } fwy neu lai’r hyn oedd i’w ddisgwyl.
luck-said-nothing = Dydy { $name } ddim wedi tynnu dim byd eto.
luck-count = { LOWER($thing) } { $count }
luck-shuffled = wedi’i chymysgu
luck-devices =
    { $count ->
        [0] tynnwyd gan y gwesteiwr
        [1] tynnwyd ar un ddyfais
       *[other] tynnwyd gan { COUNT($count, one: "dyfais", all: "dyfeisiau", gender: "f") } gyda’i gilydd
    }
