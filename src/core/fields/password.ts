import * as z from 'zod/mini'
import { brick, type Facts } from './brick.ts'

/** Said when there is none (spec 000 section 5). */
export const passwordMissing = 'Vul een wachtwoord in.'
const tooLong = 'Wachtwoord is te lang.'
const tooShort = 'Wachtwoord is te kort (minimaal 10 tekens).'

/** Said of a password that is guessed too easily (decision 4). */
export const tooWeak = 'Wachtwoord is te zwak.'
/** Said of a password with the e-mail address in it (decision 4). */
export const holdsEmail = 'Wachtwoord mag je e-mailadres niet bevatten.'
/** Said when the repeat differs (decision 4). */
export const repeatDiffers = 'De wachtwoorden zijn niet gelijk.'

/** Only composed (NFC), since keyboards differ in that; its spaces and letters are the owner's business. */
const filled = () =>
  z.string(passwordMissing).check(
    z.minLength(1, { error: passwordMissing, abort: true }),
    z.maxLength(64, { error: tooLong, abort: true }),
    z.overwrite((text) => text.normalize('NFC')),
  )

const facts = {
  label: 'Wachtwoord',
  control: 'password',
  example: 'Thuisbasis-lid-2026',
  // no maxLength: an input that cuts a pasted password in silence makes one that nobody knows
  keeps: 'never',
  personal: true,
} satisfies Facts<string, string>

/** Strong enough to be taken; that of somebody of the demo is not. */
const newExample = 'gele-fiets-op-de-dijk'

/** The password with which somebody logs in (spec 000 section 5). */
export const password = brick(filled(), { ...facts, autocomplete: 'current-password' })

/** A password of one's choice, 10 to 64 characters; strength and repeat are rules of the group (decision 4). */
export const newPassword = brick(filled().check(z.minLength(10, tooShort)), {
  ...facts,
  example: newExample,
  autocomplete: 'new-password',
})

export const passwordRepeat = brick(filled(), {
  ...facts,
  example: newExample,
  label: 'Herhaal wachtwoord',
  autocomplete: 'new-password',
  unlisted: true,
})

/** True when the e-mail address stands in the password, whatever its capitals (decision 4). */
export const containsEmail = (password: string, email: string): boolean =>
  email.trim() !== '' && password.toLowerCase().includes(email.trim().toLowerCase())
