import type { SceneryScene } from '../../../../stage/kit/scenery/frame.ts'
import * as bala from './bala.ts'
import * as coast from './coast.ts'
import * as dolgoch from './dolgoch.ts'
import * as ffestiniog from './ffestiniog.ts'
import * as llanberis from './llanberis.ts'
import * as rheidol from './rheidol.ts'
import * as snowdon from './snowdon.ts'
import * as talyllyn from './talyllyn.ts'
import * as welshHighland from './welshHighland.ts'

/** The landscape of each station that has one of its own, by the station's id. */
export const scenes: ReadonlyMap<string, SceneryScene> = new Map(
  Object.entries<SceneryScene>({
    'I-1': ffestiniog.blaenau,
    'I-2/3': ffestiniog.tanygrisiau,
    'I-4': ffestiniog.tanYBwlch,
    'I/II-5': ffestiniog.porthmadog,
    'II-1': welshHighland.caernarfon,
    'II-2/3': welshHighland.waunfawr,
    'II-4': welshHighland.beddgelert,
    'III/IV-1': llanberis.llanberis,
    'III-2/3': llanberis.gilfachDdu,
    'III-4': llanberis.penllyn,
    'IV-2/3': snowdon.twoViaducts,
    'IV-4': snowdon.clogwyn,
    'IV-5': snowdon.yrWyddfa,
    'V-1': bala.bala,
    'V-2': bala.llangower,
    'V-3': bala.llanuwchllyn,
    'VI-1': talyllyn.tywyn,
    'VI-2': talyllyn.pendre,
    'VI-3/4': talyllyn.rhydyronen,
    'VI-5': dolgoch.dolgoch,
    'VI-6/7': dolgoch.abergynolwyn,
    'VII-1': coast.fairbourne,
    'VII-2': coast.barmouth,
    'VIII-1': coast.aberystwyth,
    'VIII-2': rheidol.capelBangor,
    'VIII-3': rheidol.nantyronen,
    'VIII-4/5': rheidol.devilsBridge,
  }),
)
