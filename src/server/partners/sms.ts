import { smsHttpConfig } from '../adapters/sms-http/config.ts'
import { smsHttp } from '../adapters/sms-http/index.ts'
import { smsSandbox } from '../adapters/sms-sandbox/index.ts'
import { requestTimeoutMs } from '../ports/resilience.ts'
import { smsGuards } from '../ports/sms.ts'
import { adapter, partner } from './partner.ts'

/** Who sends text messages. */
export const sms = partner('sms', smsGuards, {
  label: 'Sms',
  asks: 'send one text message',
  variable: 'SMS',
  sandbox: adapter('sms-sandbox', {}, (_none, { db, clock }) => smsSandbox(db, clock)),
  adapters: {
    http: adapter('sms-http', smsHttpConfig, (given) => smsHttp({ ...given, timeout: requestTimeoutMs }), {
      needs: 'an agreement, an address and a secret',
    }),
  },
  mayBeOff: 'who asked for a text message gets the mail alone',
})
