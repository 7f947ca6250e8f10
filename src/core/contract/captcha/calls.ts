import { call } from '../call.ts'
import type * as operations from './operations.ts'

/** Said of a check that is missing, forged, expired or used (D3 and D21). */
export const captchaFailed = 'De beveiligingscontrole is mislukt. Probeer het opnieuw.'

/** Said to who took so many for nothing that a check is asked first; a browser solves it by itself and sends again. */
export const captchaNeeded = 'Los eerst de beveiligingscontrole op. Probeer het dan opnieuw.'

/** The header that carries a solved challenge with a call that asks one only sometimes. */
export const captchaHeader = 'captcha-token'

/** An ALTCHA challenge that the browser solves by itself, about a second's work (D21). */
export const challenge = call<typeof operations.challenge>({
  name: 'captcha.challenge',
  method: 'GET',
  path: '/api/captcha/challenge',
})
