import { PartnerError } from '../../../core/kernel/fault.ts'
import { readAnswer } from '../../ports/answer.ts'
import { exchange } from '../../ports/exchange.ts'
import { mustFit, type Sms } from '../../ports/sms.ts'
import type { SmsHttpSettings } from './config.ts'
import { type MessageBody, messageAnswer } from './wire.ts'

const partner = 'sms'

/** A refused secret and an address where nothing is are our settings, and not the number of who gets the message. */
const isOurs = (status: number): boolean => status === 401 || status === 403 || status === 404

/**
 * Text messages over HTTP: one `POST` of JSON for each, with a secret as bearer (docs/partners.md).
 * @throws PartnerError timeout, unreachable, refused, nonsense
 */
export const smsHttp = ({ SMS_URL, SMS_SECRET, SMS_FROM, timeout }: SmsHttpSettings): Sms => ({
  async send(key, message) {
    mustFit(message)
    const { to, text } = message
    const { status, body } = await exchange({
      partner,
      method: 'POST',
      url: new URL(SMS_URL),
      headers: {
        authorization: `Bearer ${SMS_SECRET}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ from: SMS_FROM, to, text } satisfies MessageBody),
      timeout,
    })
    const said = new Error(`HTTP ${status}`)
    if (status >= 400) throw new PartnerError(partner, isOurs(status) ? 'unreachable' : 'refused', said)
    if (status < 200 || status >= 300) throw new PartnerError(partner, 'nonsense', said)
    readAnswer(partner, messageAnswer, body)
  },
})
