import { createHash } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { PartnerError, type PartnerReason } from '../../../core/kernel/fault.ts'
import type { Attachment, Mail, Message } from '../../ports/mail.ts'
import type { SmtpSettings } from './config.ts'

/** Mail over SMTP, a connection per message: nothing to keep alive and nothing to close. */
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
    // Files and addresses are never fetched for a message.
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
  { to, subject, text, html, attachments }: Message,
): SendMailOptions => ({
  from,
  // As an object: a comma in it cannot become a second recipient.
  to: { name: '', address: to },
  subject: oneLine(subject),
  text,
  html,
  messageId: messageIdOf(key, from.address),
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: attachments?.map(({ filename, ...attachment }) => ({ filename, ...partOf(attachment) })),
  alternatives: attachments?.filter(isInvitation).map(partOf),
})

/** Byte for byte: a calendar file ends its lines with CRLF, which quoted-printable may lose. */
const partOf = ({ contentType, content }: Pick<Attachment, 'contentType' | 'content'>) => ({
  contentType,
  content: Buffer.from(content),
  contentTransferEncoding: 'base64' as const,
})

/**
 * A calendar file that invites or cancels is also another form of the mail's own text: mail programs then show it as an
 * appointment and change what the calendar has (RFC 6047, section 2.4).
 */
const isInvitation = ({ contentType }: Attachment): boolean =>
  /^text\/calendar;.*\bmethod=(REQUEST|CANCEL)\b/i.test(contentType)

/** The same key is the same Message-ID: whoever gets a message twice sees it once. */
const messageIdOf = (key: string, sender: string): string => {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40)
  return `<${digest}@${sender.split('@').at(-1)}>`
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** An answer of 500 and up is for good, 400 and up for now; without an answer nobody was there. */
const reasonOf = (thrown: unknown): PartnerReason => {
  const { code, responseCode } = thrown as { code?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number') {
    // A refused login, and no TLS where it is demanded, are our settings and not the recipient's address.
    return responseCode >= 500 && code !== 'EAUTH' && code !== 'ETLS' ? 'refused' : 'unreachable'
  }
  if (code === 'EENVELOPE') return 'refused'
  return code === 'ETIMEDOUT' ? 'timeout' : 'unreachable'
}
