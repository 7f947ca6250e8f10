import { brick } from '../brick/brick.ts'
import { line, stripSpaces } from '../brick/text.ts'

const missing = 'Vul de code in.'
const invalid = 'Een code heeft zes cijfers. Een herstelcode heeft drie groepen van vier tekens.'

/** The code of an app (six digits), or one of the recovery codes that somebody wrote down (`ABCD-EFGH-JKMN`). */
export const secondFactorCode = brick(
  line({
    missing,
    invalid,
    max: 20,
    tidy: stripSpaces,
    ok: (text) => /^(\d{6}|[A-Za-z2-9]{4}-?[A-Za-z2-9]{4}-?[A-Za-z2-9]{4})$/.test(text),
  }),
  {
    label: 'Code',
    control: 'text',
    hint: 'De zes cijfers uit je app, of een herstelcode.',
    autocomplete: 'one-time-code',
    example: '123456',
    maxLength: 20,
    strip: stripSpaces,
    clean: stripSpaces,
    keeps: 'never',
    personal: true,
  },
)
