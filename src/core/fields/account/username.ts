import { brick } from '../brick/brick.ts'
import { line, stripSpaces } from '../brick/text.ts'
import { email } from '../person/email.ts'

/** An e-mail address or a member number of at most 8 digits (spec 000 section 5). */
export const username = brick(
  line({
    missing: 'Voer een e-mailadres of lidnummer in.',
    invalid: 'E-mailadres / lidnummer is niet geldig.',
    max: 254,
    tidy: stripSpaces,
    ok: (text) => /^\d{1,8}$/.test(text) || email.schema.safeParse(text).success,
  }),
  {
    label: 'E-mailadres of lidnummer',
    control: 'text',
    autocomplete: 'username',
    example: 'lid@voorbeeld.nl',
    maxLength: 254,
    strip: stripSpaces,
    clean: stripSpaces,
    keeps: 'plain',
    personal: true,
  },
)
