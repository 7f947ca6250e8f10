import { brick } from '../brick/brick.ts'
import { line, stripGroups, stripToDigits } from '../brick/text.ts'

const wrong = 'Lidnummer bevat maximaal 8 cijfers.'

/** The member number: 1 to 8 digits (spec 000 sections 5 and 9). */
export const relationId = brick(
  line({ invalid: wrong, max: 8, tidy: stripGroups, ok: (text) => /^\d+$/.test(text) }),
  {
    label: 'Lidnummer',
    control: 'digits',
    inputMode: 'numeric',
    example: '12345678',
    // no maxLength: a ninth digit gives an error instead of being dropped
    room: 10,
    strip: stripToDigits,
    clean: stripGroups,
    keeps: 'plain',
    personal: true,
    sought: 'member-number',
  },
)
