import { brick } from '../brick/brick.ts'
import { line, tidyName } from '../brick/text.ts'
import { looksLikeName } from '../value/names.ts'

/** `van der`, `'t`, `de la`: kept as typed but for its spaces; in forms always optional (spec 000 section 5). */
export const infix = brick(
  line({ invalid: 'Tussenvoegsel is ongeldig.', max: 64, tidy: tidyName, ok: looksLikeName }),
  {
    label: 'Tussenvoegsel',
    control: 'text',
    example: 'van der',
    maxLength: 64,
    room: 20,
    clean: tidyName,
    keeps: 'plain',
    personal: true,
  },
)
