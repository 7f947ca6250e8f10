import * as z from 'zod/mini'
import { brick } from '../brick/brick.ts'
import { required } from '../brick/sentences.ts'
import { absentOr } from '../brick/text.ts'

/** Most characters of a signature in a call: a picture of 1,200 by 400 pixels, with room to spare. */
const mostCharacters = 200_000

export const noSignature = 'Zet je handtekening, of typ je naam.'

/** A signature, drawn or typed, as a PNG in a data URL. No browser storage keeps it and nothing shows it (D7). */
export const signature = brick(
  z
    .string(absentOr(required, noSignature))
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(mostCharacters, { error: noSignature, abort: true }),
      z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]{20,}={0,2}$/, noSignature),
    ),
  {
    label: 'Handtekening',
    control: 'signature',
    example: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==',
    show: () => 'Gezet',
    mask: () => 'Gezet',
    keeps: 'masked',
    personal: true,
  },
)
