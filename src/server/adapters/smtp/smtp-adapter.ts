import { createHash } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { PartnerError, type PartnerReason } from '../../../core/kernel/fault.ts'
import type { Attachment, Mail, Message } from '../../ports/mail.ts'
import type { SmtpSettings } from './smtp-config.ts'

/** Sends mail over SMTP with a connection per message, so that there is nothing to keep alive or to close. */
export const smtp = (settings: SmtpSettings): Mail => {
  const { url, timeout, demandsTls = false } = settings
  const transport = createTransport(
    {
      url,
      requireTLS: demandsTls,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    },
    // The library must never read files or URLs for a message.
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async send(key, message) {
      try {
        await transport.sendMail(toMail(settings, key, message))
      } catch (thrown) {
        throw new PartnerError('mail', reasonOf(thrown), thrown)
      }
    },
  }
}

const toMail = (
  { from }: SmtpSettings,
  key: string,
  { to, replyTo, subject, text, html, attachments }: Message,
): SendMailOptions => ({
  from,
  // An object and not text: a comma in the address cannot add a second recipient.
  to: { name: '', address: to },
  ...(replyTo !== undefined && isOneAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
  subject: oneLine(subject),
  text,
  html,
  messageId: messageIdOf(key, from.address),
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: attachments?.map(({ filename, ...attachment }) => ({ filename, ...partOf(attachment) })),
  alternatives: attachments?.filter(isInvitation).map(partOf),
})

/** Whether a text is one bare address, that can bring no other header and no second address along. */
const isOneAddress = (text: string): boolean => /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(text)

/** An attachment in base64, so that every byte arrives: a calendar file has CRLF line ends, which quoted-printable may lose. */
const partOf = ({ contentType, content }: Pick<Attachment, 'contentType' | 'content'>) => ({
  contentType,
  content: Buffer.from(content),
  contentTransferEncoding: 'base64' as const,
})

/**
 * Whether an attachment is a calendar file that invites or cancels. Such a file is also sent as an alternative of the mail's
 * text: mail programs then show it as an appointment and update the calendar (RFC 6047, section 2.4).
 */
const isInvitation = ({ contentType }: Attachment): boolean =>
  /^text\/calendar;.*\bmethod=(REQUEST|CANCEL)\b/i.test(contentType)

/** The Message-ID follows from the key, so that a message that arrives twice is shown once. */
const messageIdOf = (key: string, sender: string): string => {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40)
  return `<${digest}@${sender.split('@').at(-1)}>`
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/**
 * The reason of a failed mail: statuses from 500 are refusals for good, lower ones for now, and no status means that the server
 * could not be reached.
 */
const reasonOf = (thrown: unknown): PartnerReason => {
  const { code, responseCode } = thrown as { code?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number') {
    // A failed login, and missing TLS where it is demanded, come from our settings and are no refusal of the recipient.
    return responseCode >= 500 && code !== 'EAUTH' && code !== 'ETLS' ? 'refused' : 'unreachable'
  }
  if (code === 'EENVELOPE') return 'refused'
  return code === 'ETIMEDOUT' ? 'timeout' : 'unreachable'
}
