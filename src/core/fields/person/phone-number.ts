import * as z from 'zod/mini'
import { type Brick, brick } from '../brick/brick.ts'
import { required } from '../brick/sentences.ts'
import { absentOr } from '../brick/text.ts'
import { e164, type PhoneKind, showPhone, stripPhone } from './phone.ts'

interface PhoneField {
  label: string
  missing?: string
  invalid: string
  kind: PhoneKind
  example: string
}

/** A phone field: shown as typed (digits, leading plus), kept as E.164 (D46). */
export const phoneBrick = ({
  label,
  missing = required,
  invalid,
  kind,
  example,
}: PhoneField): Brick<string, string> =>
  brick(
    z.string(absentOr(missing, invalid)).check(
      z.refine((typed) => typed.trim() !== '', { error: missing, abort: true }),
      z.overwrite((typed) => e164(typed, kind) ?? ''),
      z.refine((number) => number !== '', invalid),
    ),
    {
      label,
      control: 'tel',
      autocomplete: 'tel',
      inputMode: 'tel',
      example,
      maxLength: 20,
      strip: stripPhone,
      clean: stripPhone,
      show: showPhone,
      keeps: 'plain',
      personal: true,
    },
  )

/** One number, mobile or landline (D46). */
export const phoneNumber = phoneBrick({
  label: 'Telefoonnummer',
  invalid: 'Telefoonnummer is niet geldig.',
  kind: 'any',
  example: '0612345678',
})
