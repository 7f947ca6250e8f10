import { addition } from '../fields/addition.ts'
import { optional } from '../fields/brick.ts'
import { city } from '../fields/city.ts'
import { group } from '../fields/group.ts'
import { houseNumber } from '../fields/house-number.ts'
import { postcode } from '../fields/postcode.ts'
import { streetName } from '../fields/street-name.ts'

/** A Dutch street address; its control looks the street up by postcode and house number (decision 14). */
export const address = group(
  { postcode, houseNumber, addition: optional(addition), streetName, city },
  {
    control: 'address',
    follows: { streetName: ['postcode', 'houseNumber'], city: ['postcode', 'houseNumber'] },
  },
)

/** A parsed address, of whoever asked it. */
export interface ParsedAddress {
  postcode: string
  houseNumber: number
  addition?: string | undefined
  streetName: string
  city: string
}
