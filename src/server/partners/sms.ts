import { smsHttpConfig } from '../adapters/sms-http/config.ts'
import { smsHttp } from '../adapters/sms-http/index.ts'
import { calls } from '../adapters/sms-http/wire.ts'
import { smsSandbox } from '../adapters/sms-sandbox/index.ts'
import { smsGuards, smsName } from '../ports/sms.ts'
import { adapter, partner, signedAdapter } from './partner.ts'

/** Who sends text messages. */
export const sms = partner(smsName, smsGuards, {
  label: 'Sms',
  asks: 'send one text message',
  variable: 'SMS',
  sandbox: adapter('sms-sandbox', {}, (_none, { db, clock }) => smsSandbox(db, clock)),
  adapters: { http: signedAdapter('sms-http', 'SMS', calls, smsHttp, smsHttpConfig) },
  mayBeOff: 'who asked for a text message gets the mail alone',
})
