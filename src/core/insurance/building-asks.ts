import { yesNo } from '../fields/brick/choice.ts'
import { surface } from '../fields/home/surface.ts'
import * as used from '../fields/insurance/home-insurance-use.ts'
import { address } from '../groups/address.ts'
import { formatWholeEuros } from '../kernel/whole-euros.ts'
import { garageBelow, lastingRepairSaves, mostOutbuildings, outbuildingsIncluded } from './limits.ts'

export const lastingRepairHint = `We repareren dan met materiaal dat lang meegaat. Je eigen risico is ${formatWholeEuros(lastingRepairSaves * 100)} lager.`

/** Questions about the building (spec 002 sections 3.3 and 9). */
export const buildingAsks = {
  isVacant: used.isVacant,
  hasAsbestos: used.hasAsbestos,
  sustainableDamageRepairInsureOpstal: yesNo({
    label: 'Wil je schade aan het gebouw duurzaam laten herstellen?',
    hint: lastingRepairHint,
  }),
  outbuildingsCoInsure: yesNo({
    label: 'Heb je meer bijgebouwen dan standaard verzekerd zijn?',
    hint: `Een schuur of losse berging tot ${outbuildingsIncluded} m² is al verzekerd. Meer kan tot ${mostOutbuildings} m² samen.`,
  }),
  outbuildingsSurface: surface('Oppervlakte van je bijgebouwen samen', {
    min: outbuildingsIncluded + 1,
    max: mostOutbuildings,
    example: '40',
  }),
  outbuildingRented: yesNo({ label: 'Verhuur je een bijgebouw?' }),
  garageCoInsure: yesNo({
    label: 'Wil je een garage op een ander adres meeverzekeren?',
    hint: `Dat is een garagebox die niet bij je huis staat. Hij is kleiner dan ${garageBelow} m².`,
  }),
  garageAddress: address,
  garageSurface: surface('Oppervlakte van de garage', { min: 1, max: garageBelow - 1, example: '18' }),
  garageRebuildValueMoreThan: yesNo({ label: 'Kost het meer dan € 100.000 om de garage opnieuw te bouwen?' }),
  garageRented: yesNo({ label: 'Verhuur je de garage?' }),
}
