import { brick } from '../brick/brick.ts'
import { line, stripGroups, stripToDigits } from '../brick/text.ts'

/** Number in the register of companies: eight digits (spec 001 section 9, D38). */
export const kvkNumber = brick(
  line({
    invalid: 'KvK-nummer bestaat uit 8 cijfers.',
    max: 8,
    tidy: stripGroups,
    ok: (text) => /^\d{8}$/.test(text),
  }),
  {
    label: 'KvK-nummer',
    control: 'digits',
    inputMode: 'numeric',
    example: '12345678',
    maxLength: 8,
    strip: stripToDigits,
    clean: stripGroups,
    keeps: 'plain',
  },
)
