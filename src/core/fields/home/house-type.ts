import { houseTypes } from '../../rules/house-types.ts'
import { choice } from '../brick/choice.ts'

/** Kind of home, in the codes of spec 002 section 3.2. */
export const houseType = choice({
  label: 'Woningtype',
  options: [
    { value: houseTypes.detached, label: 'Vrijstaande woning' },
    { value: houseTypes.semiDetached, label: 'Twee-onder-een-kapwoning' },
    { value: houseTypes.corner, label: 'Hoekwoning' },
    { value: houseTypes.attached, label: 'Tussenwoning' },
    { value: houseTypes.apartment, label: 'Appartement' },
  ],
})
