import type { MailContent, Sender } from '../../../core/render.ts'
import type { Attachment } from '../../ports/mail.ts'
import type { Runtime, SystemContext } from '../context.ts'
import { byMail, delivery, type PartnerDelivery } from './delivery.ts'
import type { ReadSubmission } from './read.ts'

/** The mail that a submission's sender gets. */
export interface Confirmation {
  to: string
  content: MailContent
  attachments: Attachment[]
  /** Kinds of documents that are made of it and go with it; they stand with the request, too. */
  documents?: readonly string[]
}

/** What a mail may read beside its submission. */
export type MailRuntime = Pick<Runtime, 'vault' | 'database' | 'settings' | 'clock'>

/** `mail` of a kind of request. */
export type Confirm = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: MailRuntime,
) => Confirmation | Promise<Confirmation>

/** Turns what a mail says into HTML and text. */
export type WriteMail = (content: MailContent, sender: Sender) => Promise<{ html: string; text: string }>

/** Makes a document of a submission, or finds the one that was made. */
export type AttachDocument = (
  ctx: SystemContext,
  submission: ReadSubmission,
  kind: string,
) => Promise<Attachment[]>

/** Sends the one mail of a submission (D22). */
export const confirmation = (
  confirms: Readonly<Record<string, Confirm>>,
  write: WriteMail,
  attach: AttachDocument,
): PartnerDelivery =>
  delivery(
    byMail.partner,
    async (ctx, submission) => {
      const confirm = confirms[submission.kind]
      if (!confirm) throw new Error(`No mail is written for ${submission.kind}.`)
      const sender = await ctx.sender()
      const { to, content, attachments, documents = [] } = await confirm(submission, sender, ctx)
      const made = await Promise.all(documents.map((kind) => attach(ctx, submission, kind)))
      const { html, text } = await write(content, sender)
      await ctx.ports.mail.send(submission.id, {
        to,
        subject: content.subject,
        html,
        text,
        attachments: [...attachments, ...made.flat()],
      })
      return undefined
    },
    byMail,
  )
