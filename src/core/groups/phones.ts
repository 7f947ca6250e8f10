import { optional, relabel } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'

/** Error when neither number is given (spec 000 section 5). */
export const phoneMissing = 'Er is minimaal één telefoonnummer vereist.'

/** A mobile or a landline number, or both (spec 000 section 5). */
export const phones = group(
  {
    mobile: relabel(optional(mobile), { hint: 'Vul minstens één nummer in: mobiel of vast.', oneOf: true }),
    landline: relabel(optional(landline), { oneOf: true }),
  },
  {
    rules: [
      {
        field: 'mobile',
        message: phoneMissing,
        ok: ({ mobile, landline }) => mobile !== undefined || landline !== undefined,
      },
    ],
  },
)
