import { brick } from '../brick/brick.ts'
import { line, tidyName } from '../brick/text.ts'
import { looksLikeName } from '../value/names.ts'

/**
 * Surname prefix, such as `van der`, `'t`, `de la`: kept as typed but for its spaces; always optional in forms (spec 000 section
 * 5).
 */
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
    sought: 'infix',
  },
)
