import { brick } from '../brick/brick.ts'
import { line, tidyPersonName } from '../brick/text.ts'
import { looksLikeName } from '../value/names.ts'

/** The name of a member of staff in one field, as colleagues and the trail show it: 2 to 100 characters. */
export const staffName = brick(
  line({
    missing: 'Vul een naam in.',
    invalid: 'Naam is ongeldig.',
    min: 2,
    tooShort: 'Naam moet minimaal 2 tekens bevatten.',
    max: 100,
    tooLong: 'Naam moet maximaal 100 tekens bevatten.',
    tidy: tidyPersonName,
    ok: looksLikeName,
  }),
  {
    label: 'Naam',
    control: 'text',
    autocomplete: 'off',
    example: 'Sanne Bakker',
    maxLength: 100,
    clean: tidyPersonName,
    keeps: 'plain',
    personal: true,
  },
)
