import { wholeNumber } from '../value/whole-number.ts'

const wrong = 'Vul een heel getal vanaf 2 in.'

/** Number of apartments of an owners' association: at least 2 (D38). */
export const totalApartments = wholeNumber(
  { invalid: wrong, min: 2, max: 9999, tooHigh: 'Het aantal appartementen is maximaal 9.999.' },
  { label: 'Aantal appartementen', example: '12' },
)
