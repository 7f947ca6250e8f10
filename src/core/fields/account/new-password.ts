import * as z from 'zod/mini'
import { brick } from '../brick/brick.ts'
import { filledPassword, passwordFacts } from './password.ts'

const tooShort = 'Wachtwoord is te kort (minimaal 10 tekens).'

/** Said of a password that is guessed too easily (D4). */
export const tooWeak = 'Wachtwoord is te zwak.'
/** Said of a password with the e-mail address in it (D4). */
export const holdsEmail = 'Wachtwoord mag je e-mailadres niet bevatten.'
/** Said when the repeat differs (D4). */
export const repeatDiffers = 'De wachtwoorden zijn niet gelijk.'

/** Strong enough to be taken; that of somebody of the demo is not. */
const example = 'gele-fiets-op-de-dijk'

/** A password of one's choice, 10 to 64 characters; strength and repeat are rules of the group (D4). */
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

/** True when the e-mail address stands in the password, whatever its capitals (D4). */
export const containsEmail = (password: string, email: string): boolean =>
  email.trim() !== '' && password.toLowerCase().includes(email.trim().toLowerCase())
