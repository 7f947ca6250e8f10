import * as z from 'zod/mini'
import { currentPassword } from '../../fields/account/current-password.ts'
import { newPassword } from '../../fields/account/new-password.ts'
import { username } from '../../fields/account/username.ts'
import { group } from '../../fields/brick/group.ts'
import { mailedLink } from '../../fields/link/mailed-link.ts'
import { captchaToken } from '../captcha/captcha-operations.ts'
import { operation } from '../operation.ts'
import { captchaNeeded, linkOver, loginRequired, tooManyPasswords } from '../refusals.ts'
import { status } from '../session/session-operations.ts'

export const forgottenPassword = operation({
  summary: 'Mailt een link om een nieuw wachtwoord te kiezen, als we de naam kennen.',
  body: group({ username, token: captchaToken }),
  answer: z.object({ received: z.literal(true) }),
  example: { received: true as const },
  status: 202,
  limit: 'login',
  faults: [captchaNeeded],
})

export const setPassword = operation({
  summary: 'Kiest een nieuw wachtwoord met de link uit de e-mail, en logt in.',
  body: group({ link: mailedLink, password: newPassword }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'lid' as const },
  limit: 'login',
  faults: [linkOver],
})

export const changePassword = operation({
  summary: 'Wijzigt je wachtwoord en logt je andere apparaten uit.',
  body: group({ currentPassword, password: newPassword }),
  answer: z.object({ changed: z.literal(true) }),
  example: { changed: true } as const,
  limit: 'submit',
  faults: [loginRequired, tooManyPasswords],
})
