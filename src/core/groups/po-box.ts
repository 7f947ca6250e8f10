import { relabel } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { city } from '../fields/home/city.ts'
import { poBoxNumber } from '../fields/home/po-box-number.ts'
import { postcode } from '../fields/home/postcode.ts'

/** The street name of every PO box (spec 001 section 3). */
export const poBoxStreet = 'Postbus'

/** A PO box. Calls carry its number as the house number (D38); its postcode takes 7 characters (spec 001 section 5). */
export const poBox = group({ houseNumber: poBoxNumber, postcode: relabel(postcode, { maxLength: 7 }), city })

/** A parsed PO box in the shape of a street address: street `Postbus`, addition empty (spec 001 section 3). */
export const poBoxAddress = <B extends { postcode: string; houseNumber: number; city: string }>(box: B) => ({
  ...box,
  streetName: poBoxStreet,
  addition: '',
})
