import type { Clock } from '../../../core/kernel/clock.ts'
import { type SignedSettings, signedCaller } from '../../ports/signed-http.ts'
import { mustFit, type Sms, smsName } from '../../ports/sms.ts'
import type { SmsHttpSettings } from './config.ts'
import { calls } from './wire.ts'

/** Who sends text messages, over HTTP, every request signed (docs/partners.md). */
export const smsHttp = (settings: SignedSettings & SmsHttpSettings, clock: Clock): Sms => {
  const { ask } = signedCaller(smsName, settings, clock)
  return {
    async send(key, message) {
      mustFit(message)
      const { to, text } = message
      await ask(calls.send, { key, body: { from: settings.SMS_FROM, to, text } })
    },
  }
}
