import * as z from 'zod/mini'
import { PartnerError } from '../../core/kernel/fault.ts'
import { type Calls, guardsOf, idempotencyKey, taken } from './calls.ts'
import { gsmLength, mostGsmCharacters } from './gsm-text.ts'
import type { Guards } from './port.ts'

export interface TextMessage {
  /** One number as E.164: `+31612345678`. */
  to: string
  /** What goes in one message: 1 to 160 characters of the alphabet of text messages (`gsm-text.ts`). */
  text: string
}

/** Of who sends them in errors, metrics and at `/sandbox`. */
export const smsName = 'sms'

/**
 * Sends text messages. Throws only `PartnerError(smsName, reason)`; `refused` means that this message will never go: its
 * number gets none, or it does not fit. A longer text is never cut nor sent in parts: parts cost each, and arrive apart.
 */
export interface Sms {
  /** Hands a message over. The same key is one message, however often it is sent. */
  send(key: string, message: TextMessage): Promise<void>
}

/** The same with what phones show as the sender, which a partner outside has to be told. */
interface SmsFrom {
  send(key: string, message: TextMessage & { from: string }): Promise<void>
}

const number = /^\+[1-9]\d{6,14}$/

/** What phones show as the sender: at most 11 letters and digits, or a number. */
export const sender = /^([A-Za-z0-9]{1,11}|\+[1-9]\d{6,14})$/

/** What travels to a partner that serves our HTTP interface. */
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
    answer: taken,
    refusal: 'This number gets no text messages, now nor later.',
  },
}

/** What an answer must look like before a service sees it. */
export const smsGuards: Guards<Sms> = guardsOf(smsCalls)

/**
 * What every adapter looks at before it sends anything.
 * @throws PartnerError `refused`: the number is none, or the text does not go in one message.
 */
export const mustFit = ({ to, text }: TextMessage): void => {
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

/** Text messages from this sender, at a partner that is asked only for what fits. */
export const sentFrom = (from: string, partner: SmsFrom): Sms => ({
  async send(key, message) {
    mustFit(message)
    await partner.send(key, { ...message, from })
  },
})
