import * as z from 'zod/mini'
import { brick } from '../brick/brick.ts'
import { filledPassword, passwordFacts } from './password.ts'

const tooShort = 'Wachtwoord is te kort (minimaal 10 tekens).'

/** Error of a password that is guessed too easily (D4). */
export const tooWeak = 'Wachtwoord is te zwak.'
/** Error of a password with the e-mail address in it (D4). */
export const holdsEmail = 'Wachtwoord mag je e-mailadres niet bevatten.'
/** Error of a repeat that differs (D4). */
export const repeatDiffers = 'De wachtwoorden zijn niet gelijk.'

/** Strong enough to be accepted; the passwords of the people of the demo are not. */
const example = 'gele-fiets-op-de-dijk'

/** A new password, 10 to 64 characters; strength and repeat are rules of the group (D4). */
export const newPassword = brick(filledPassword().check(z.minLength(10, tooShort)), {
  ...passwordFacts,
  example,
  autocomplete: 'new-password',
})

export const passwordRepeat = brick(filledPassword(), {
  ...passwordFacts,
  example,
  label: 'Herhaal wachtwoord',
  autocomplete: 'new-password',
  unlisted: true,
})

/** Whether a password holds the e-mail address, in whatever capitals (D4). */
export const containsEmail = (password: string, email: string): boolean =>
  email.trim() !== '' && password.toLowerCase().includes(email.trim().toLowerCase())
