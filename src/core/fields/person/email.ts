import * as z from 'zod/mini'
import { brick } from '../brick/brick.ts'
import { absentOr, stripSpaces, tidyOverwrite } from '../brick/text.ts'

const missing = 'Voer een e-mailadres in.'
const invalid = 'E-mailadres is niet geldig.'

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

/**
 * The addresses that mail servers accept (RFC 5321 and 5322): at most 64 characters before the `@`, none of them quoted, and a
 * domain of two labels or more of at most 63, of which the last is no number. An encoded word (RFC 2047), which mail programs
 * show as other characters, may not be part of it.
 */
const mailbox = new RegExp(
  `^(?=[^@]{1,64}@)(?![^@]*=\\?[^@]*\\?=)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[A-Za-z])${label}$`,
)

/** E-mail address: at most 254 characters; all white space in it is dropped (spec 000 sections 5 and 9). */
export const email = brick(
  z
    .string(absentOr(missing, invalid))
    .check(
      tidyOverwrite(stripSpaces, 254),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, { error: invalid, abort: true }),
      z.email({ pattern: mailbox, error: invalid }),
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
