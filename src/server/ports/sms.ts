import * as z from 'zod/mini'
import { PartnerError } from '../../core/kernel/fault.ts'
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

/** Sending answers nothing; whatever else comes back is not from who sends text messages. */
export const smsGuards: Guards<Sms> = { send: z.void() }

/**
 * What every adapter looks at before it sends anything.
 * @throws PartnerError `refused`: the number is none, or the text does not go in one message.
 */
export const mustFit = ({ to, text }: TextMessage): void => {
  const length = gsmLength(text)
  const why = !/^\+[1-9]\d{6,14}$/.test(to)
    ? 'the number is no E.164'
    : length === undefined
      ? 'the text has a character that text messages do not have'
      : length === 0 || length > mostGsmCharacters
        ? `the text takes ${length} characters`
        : undefined
  if (why !== undefined) throw new PartnerError(smsName, 'refused', new Error(why))
}
