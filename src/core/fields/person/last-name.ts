import { type Brick, brick } from '../brick/brick.ts'
import { nameLine, raiseFirst } from '../value/names.ts'

/** Errors of a missing and of an invalid last name (spec 000 section 5). */
export const lastNameMissing = 'Voer uw achternaam in.'
export const lastNameInvalid = 'Achternaam is ongeldig.'

/** Last name with a form's own error when it is missing. */
export const lastNameAsking = (missing: string): Brick<string, string> =>
  brick(nameLine({ missing, invalid: lastNameInvalid, max: 64, tidy: raiseFirst }), {
    label: 'Achternaam',
    control: 'text',
    autocomplete: 'family-name',
    example: 'Berg',
    maxLength: 64,
    clean: raiseFirst,
    keeps: 'plain',
    personal: true,
    sought: 'last-name',
  })

/** Last name: at most 64 characters with a letter among them; only a lower-case first letter becomes a capital (D6). */
export const lastName = lastNameAsking(lastNameMissing)

/** Last name in the insulation check, which has one error for missing and invalid (spec 002 section 5.2). */
export const registrantLastName = lastNameAsking(lastNameInvalid)
