import type { MailContent, Sender } from '../../../core/render.ts'
import type { Attachment } from '../../ports/mail.ts'
import type { Context, Runtime } from '../context.ts'
import { byMail, delivery, type PartnerDelivery } from './delivery.ts'
import type { ReadSubmission } from './read-submission.ts'
import { replyToAbout } from './reply-to.ts'

export interface Confirmation {
  to: string
  content: MailContent
  attachments: Attachment[]
  /** Kinds of documents that are made from the submission and attached. They are shown with the request, too. */
  documents?: readonly string[]
}

/** What a mail may use beside its submission. */
export type MailRuntime = Pick<Runtime, 'vault' | 'database' | 'settings' | 'clock'>

/** Makes the mail of a request: `mail` of its kind. */
export type Confirm = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: MailRuntime,
) => Confirmation | Promise<Confirmation>

export type WriteMail = (content: MailContent, sender: Sender) => Promise<{ html: string; text: string }>

/** Makes a document of a submission, or finds the one that was made before. */
export type AttachDocument = (ctx: Context, submission: ReadSubmission, kind: string) => Promise<Attachment[]>

/** Completes the content of a confirmation when it is sent, with what came along with the request. */
type CompleteMail = (
  ctx: Context,
  submission: ReadSubmission,
  of: Pick<Confirmation, 'to' | 'content'>,
  sender: Sender,
) => Promise<MailContent>

const asItIs: CompleteMail = async (_ctx, _submission, { content }) => content

/** The delivery that sends the one mail of a submission (D22). */
export const confirmation = (
  confirms: Readonly<Record<string, Confirm>>,
  write: WriteMail,
  attach: AttachDocument,
  complete: CompleteMail = asItIs,
): PartnerDelivery =>
  delivery(
    byMail.partner,
    async (ctx, submission) => {
      const confirm = confirms[submission.kind]
      if (!confirm) throw new Error(`No mail is written for ${submission.kind}.`)
      const sender = await ctx.sender()
      const confirmed = await confirm(submission, sender, ctx)
      const { to, attachments, documents = [] } = confirmed
      const content = await complete(ctx, submission, confirmed, sender)
      const made = await Promise.all(documents.map((kind) => attach(ctx, submission, kind)))
      const { html, text } = await write(content, sender)
      await ctx.ports.mail.send(submission.id, {
        to,
        ...(await replyToAbout(ctx, { id: submission.id })),
        subject: content.subject,
        html,
        text,
        attachments: [...attachments, ...made.flat()],
      })
      return undefined
    },
    byMail,
  )
