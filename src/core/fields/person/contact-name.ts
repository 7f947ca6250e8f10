import { brick } from '../brick/brick.ts'
import { line, tidyPersonName } from '../brick/text.ts'
import { looksLikeName } from '../value/names.ts'

/** The full name in one field, on the contact form: 2 to 100 characters (spec 000 section 5). */
export const contactName = brick(
  line({
    missing: 'Voer uw naam in.',
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
    autocomplete: 'name',
    example: 'Jannie de Vries',
    clean: tidyPersonName,
    keeps: 'plain',
    personal: true,
    sought: 'whole-name',
  },
)
