import { call } from './call.ts'
import type * as operations from './captcha.operations.ts'

/** Said of a check that is missing, forged, expired or used (decisions 3 and 21). */
export const captchaFailed = 'De beveiligingscontrole is mislukt. Probeer het opnieuw.'

/** An ALTCHA challenge that the browser solves by itself, about a second's work (decision 21). */
export const challenge = call<typeof operations.challenge>({
  name: 'captcha.challenge',
  method: 'GET',
  path: '/api/captcha/challenge',
})
