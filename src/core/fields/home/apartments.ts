import { wholeNumber } from '../value/whole-number.ts'

const wrong = 'Vul een heel getal vanaf 2 in.'

/** How many apartments an owners' association has: from 2 (D38). */
export const totalApartments = wholeNumber(
  { invalid: wrong, min: 2, max: 9999, tooHigh: 'Het aantal appartementen is maximaal 9.999.' },
  { label: 'Aantal appartementen', example: '12' },
)
