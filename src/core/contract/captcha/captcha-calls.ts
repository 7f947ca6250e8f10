import { call } from '../call.ts'
import type * as operations from './captcha-operations.ts'

/** Error of a solved check that is missing, forged, expired or used (D3 and D21). */
export const captchaFailed = 'De beveiligingscontrole is mislukt. Probeer het opnieuw.'

/** Error for an address that has used up what it gets without a check; a browser then solves one by itself and sends again. */
export const captchaNeeded = 'Los eerst de beveiligingscontrole op. Probeer het dan opnieuw.'

/** The header with a solved challenge, for a call that asks for one only sometimes. */
export const captchaHeader = 'captcha-token'

/** Gives an ALTCHA challenge that the browser solves by itself, about a second's work (D21). */
export const challenge = call<typeof operations.challenge>({
  name: 'captcha.challenge',
  method: 'GET',
  path: '/api/captcha/challenge',
})
