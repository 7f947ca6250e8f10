import { optional } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { addition } from '../fields/home/addition.ts'
import { city } from '../fields/home/city.ts'
import { houseNumber } from '../fields/home/house-number.ts'
import { postcode } from '../fields/home/postcode.ts'
import { streetName } from '../fields/home/street-name.ts'

/** A Dutch street address; its control looks the street up by postcode and house number (D14). */
export const address = group(
  { postcode, houseNumber, addition: optional(addition), streetName, city },
  {
    control: 'address',
    follows: { streetName: ['postcode', 'houseNumber'], city: ['postcode', 'houseNumber'] },
  },
)

export interface ParsedAddress {
  postcode: string
  houseNumber: number
  addition?: string | undefined
  streetName: string
  city: string
}
