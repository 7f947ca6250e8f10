import { type Brick, brick } from '../brick/brick.ts'
import { nameLine, raiseFirst } from '../value/names.ts'

/** Said of no last name, and of one that is none (spec 000 section 5). */
export const lastNameMissing = 'Voer uw achternaam in.'
export const lastNameInvalid = 'Achternaam is ongeldig.'

/** A last name whose absence is told in a form's own sentence. */
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
  })

/** At most 64 characters with a letter among them; only a lower-case first letter is raised (D6). */
export const lastName = lastNameAsking(lastNameMissing)

/** The last name of the insulation check, which has one sentence for both faults (spec 002 section 5.2). */
export const registrantLastName = lastNameAsking(lastNameInvalid)
