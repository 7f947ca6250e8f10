import { PartnerError } from '../../../core/kernel/fault.ts'
import { refuseUnsendable, type Sms, smsName } from '../../ports/sms.ts'
import type { SandboxRecords } from '../sandbox-kit/records.ts'

/** A number that is always refused, as one that gets no messages. */
export const refusedNumber = '+31612340000'

/** The sandbox of the partner for text messages: they are not sent, but kept by key and shown at `/sandbox`. */
export const smsSandbox = (records: SandboxRecords): Sms => ({
  async send(key, message) {
    refuseUnsendable(message)
    if (message.to === refusedNumber) throw new PartnerError(smsName, 'refused')
    await records.keepMessage({ channel: 'sms', key, recipient: message.to, text: message.text })
  },
})
