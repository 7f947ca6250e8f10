import * as z from 'zod/mini'
import { brick, type Facts } from '../brick/brick.ts'

/** Error of an empty password (spec 000 section 5). */
export const passwordMissing = 'Vul een wachtwoord in.'
const tooLong = 'Wachtwoord is te lang.'

/** Schema of any password. It is only composed (NFC), since keyboards differ in that; spaces and letters stay as typed. */
export const filledPassword = () =>
  z.string(passwordMissing).check(
    z.minLength(1, { error: passwordMissing, abort: true }),
    z.maxLength(64, { error: tooLong, abort: true }),
    z.overwrite((text) => text.normalize('NFC')),
  )

export const passwordFacts = {
  label: 'Wachtwoord',
  control: 'password',
  example: 'Thuisbasis-lid-2026',
  // no maxLength: an input that silently cuts a pasted password makes one that nobody knows
  keeps: 'never',
  personal: true,
} satisfies Facts<string, string>

/** The password with which somebody logs in (spec 000 section 5). */
export const password = brick(filledPassword(), { ...passwordFacts, autocomplete: 'current-password' })
