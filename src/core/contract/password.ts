import * as z from 'zod/mini'
import { currentPassword } from '../fields/current-password.ts'
import { group } from '../fields/group.ts'
import { mailedLink } from '../fields/mailed-link.ts'
import { newPassword } from '../fields/password.ts'
import { username } from '../fields/username.ts'
import { captchaToken } from './captcha.ts'
import { endpoint } from './endpoint.ts'
import { captchaNeeded, linkOver, loginRequired, tooManyPasswords } from './refusals.ts'
import { status } from './session.ts'

/** Answers the same for every name: whether somebody has it is told by mail only. */
export const forgottenPassword = endpoint({
  name: 'account.forgotten-password',
  method: 'POST',
  path: '/api/v2/account/forgotten-password',
  summary: 'Mailt een link om een nieuw wachtwoord te kiezen, als we de naam kennen.',
  body: group({ username, token: captchaToken }),
  answer: z.object({ received: z.literal(true) }),
  example: { received: true as const },
  status: 202,
  limit: 'login',
  faults: [captchaNeeded],
})

/** Chooses a password with the mailed link: every session ends, and whoever chose it is logged in. */
export const setPassword = endpoint({
  name: 'account.set-password',
  method: 'POST',
  path: '/api/v2/account/set-password',
  summary: 'Kiest een nieuw wachtwoord met de link uit de e-mail, en logt in.',
  body: group({ link: mailedLink, password: newPassword }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'lid' as const },
  limit: 'login',
  faults: [linkOver],
})

/** Ends every other session of this person. */
export const changePassword = endpoint({
  name: 'account.change-password',
  method: 'POST',
  path: '/api/v2/account/change-password',
  summary: 'Wijzigt je wachtwoord en logt je andere apparaten uit.',
  body: group({ currentPassword, password: newPassword }),
  answer: z.object({ changed: z.literal(true) }),
  example: { changed: true } as const,
  limit: 'submit',
  faults: [loginRequired, tooManyPasswords],
})
