import * as z from 'zod/mini'
import { brick } from './brick.ts'
import { absentOr, stripSpaces, tidied } from './text.ts'

const missing = 'Voer een e-mailadres in.'
const invalid = 'E-mailadres is niet geldig.'

/** At most 254 characters; white space is dropped wherever it stands (spec 000 sections 5 and 9). */
export const email = brick(
  z
    .string(absentOr(missing, invalid))
    .check(
      tidied(stripSpaces, 254),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, { error: invalid, abort: true }),
      z.email(invalid),
    ),
  {
    label: 'E-mailadres',
    control: 'email',
    autocomplete: 'email',
    inputMode: 'email',
    example: 'jannie@voorbeeld.nl',
    maxLength: 254,
    strip: stripSpaces,
    clean: stripSpaces,
    keeps: 'plain',
    personal: true,
  },
)
