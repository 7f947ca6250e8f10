import * as z from 'zod/mini'
import type { Guards } from './port.ts'

export interface Attachment {
  filename: string
  contentType: string
  content: string | Uint8Array
}

export interface Message {
  to: string
  /** The address that an answer by mail goes to, where that is another than the one that the mail comes from. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
}

/**
 * The port of the mail server. Throws only `PartnerError('mail', reason)`; reason `refused` means that this address will never
 * work.
 */
export interface Mail {
  /** Hands a message over. The same key is one message, however often it is sent. */
  send(key: string, message: Message): Promise<void>
}

/** Sending answers nothing, so anything else comes from a server that is no mail server. */
export const mailGuards: Guards<Mail> = { send: z.void() }
