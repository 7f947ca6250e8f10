import { optional, relabel } from '../fields/brick.ts'
import { group } from '../fields/group.ts'
import { landline } from '../fields/landline.ts'
import { mobile } from '../fields/mobile.ts'

/** Said when neither number is given (spec 000 section 5). */
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
