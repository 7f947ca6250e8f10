import * as z from 'zod/mini'
import { PartnerError } from '../../core/kernel/fault.ts'
import { acknowledgement, type Calls, guardsOf, idempotencyKey } from './calls.ts'
import { gsmLength, mostGsmCharacters } from './gsm-text.ts'
import type { Guards } from './port.ts'

export interface TextMessage {
  /** One telephone number in the form of E.164: `+31612345678`. */
  to: string
  /** A text that fits into one message: 1 to 160 characters of the GSM alphabet (`gsm-text.ts`). */
  text: string
}

export const smsName = 'sms'

/**
 * The port of the partner that sends text messages. Throws only `PartnerError(smsName, reason)`; reason `refused` means that this
 * message can never be sent: its number gets none, or the text does not fit. A longer text is never cut nor sent in parts, as
 * each part costs and parts arrive separately.
 */
export interface Sms {
  /** Hands a message over. The same key is one message, however often it is sent. */
  send(key: string, message: TextMessage): Promise<void>
}

/** The same port with the sender that phones show, which an outside partner must be told. */
interface SmsFrom {
  send(key: string, message: TextMessage & { from: string }): Promise<void>
}

const number = /^\+[1-9]\d{6,14}$/

/** The form of a sender that phones show: at most 11 letters and digits, or a number. */
export const sender = /^([A-Za-z0-9]{1,11}|\+[1-9]\d{6,14})$/

export const smsCalls: Calls<SmsFrom> = {
  send: {
    summary: 'Sends one text message, whole and in one part. The same key is the same message.',
    takes: [
      idempotencyKey,
      [
        'message',
        z.object({
          from: z.string().check(z.regex(sender)),
          to: z.string().check(z.regex(number), z.describe('A number as E.164.')),
          text: z.string().check(z.minLength(1), z.maxLength(mostGsmCharacters)),
        }),
      ],
    ],
    answer: acknowledgement,
    refusal: 'This number gets no text messages, now nor later.',
  },
}

export const smsGuards: Guards<Sms> = guardsOf(smsCalls)

/**
 * Checks a message; every adapter calls this before it sends anything.
 * @throws PartnerError `refused`: the number is none, or the
 * text does not go in one message.
 */
export const refuseUnsendable = ({ to, text }: TextMessage): void => {
  const length = gsmLength(text)
  const why = !number.test(to)
    ? 'the number is no E.164'
    : length === undefined
      ? 'the text has a character that text messages do not have'
      : length === 0 || length > mostGsmCharacters
        ? `the text takes ${length} characters`
        : undefined
  if (why !== undefined) throw new PartnerError(smsName, 'refused', new Error(why))
}

/** Makes the port of a partner that must be told the sender. Messages that do not fit are refused before the partner is asked. */
export const sentFrom = (from: string, partner: SmsFrom): Sms => ({
  async send(key, message) {
    refuseUnsendable(message)
    await partner.send(key, { ...message, from })
  },
})
