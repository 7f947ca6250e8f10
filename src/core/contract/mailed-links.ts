import * as z from 'zod/mini'
import { group } from '../fields/group.ts'
import { mailedLink } from '../fields/mailed-link.ts'
import { newPassword, password } from '../fields/password.ts'
import { username } from '../fields/username.ts'
import { captchaNeeded, status } from './account.ts'
import { captchaToken } from './captcha.ts'
import { endpoint } from './endpoint.ts'

const linkOver = { status: 410, code: 'link-over', when: 'de link is gebruikt, verlopen of klopt niet' }

/** Follows the link of a registration with the password that came with it, and logs in. */
export const activate = endpoint({
  name: 'account.activate',
  method: 'POST',
  path: '/api/v2/account/activate',
  summary: 'Bevestigt een account met de link uit de e-mail en het gekozen wachtwoord, en logt in.',
  body: group({ link: mailedLink, password }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'niet lid' as const },
  limit: 'login',
  faults: [
    linkOver,
    { status: 400, code: 'password-differs', when: 'het wachtwoord hoort niet bij deze link' },
  ],
})

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
