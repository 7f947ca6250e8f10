import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Database } from '../../database/pool.ts'
import type { Attachment, Mail } from '../../ports/mail.ts'

/** Addresses of this domain are always refused, as by a mail server that does not know the recipient. */
export const refusedDomain = 'onbekend.voorbeeld.nl'

/** The sandbox of the mail server: mails are not sent, but kept in the database by key and shown at `/sandbox`. */
export const mailSandbox = (db: Database, clock: Clock): Mail => ({
  async send(key, message) {
    if (message.to.toLowerCase().endsWith(`@${refusedDomain}`)) throw new PartnerError('mail', 'refused')
    await db
      .insertInto('sandbox_message')
      .values({
        channel: 'mail',
        key,
        recipient: message.to,
        reply_to: message.replyTo ?? null,
        subject: message.subject,
        text: message.text,
        html: message.html,
        attachments: JSON.stringify((message.attachments ?? []).map(toRow)),
        sent_at: new Date(clock.now()).toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['channel', 'key']).doNothing())
      .execute()
  },
})

const toRow = ({ filename, contentType, content }: Attachment) => ({
  filename,
  contentType,
  content: Buffer.from(content).toString('base64'),
})
