import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Attachment } from '../../ports/mail.ts'
import { type Context, nowOf } from '../context.ts'
import { readSubmission } from '../submissions/read-submission.ts'
import type { DocumentKind, DrawDocument } from './document-kind.ts'
import { documentQueue } from './documents-queues.ts'

/** Queues a document in the caller's transaction. It is made once, after the commit. */
export const makeDocumentLater = (tx: Tx, { kind }: DocumentKind, submissionId: string): Promise<void> =>
  enqueue(tx, documentQueue, { submission: submissionId, kind }, { key: `${submissionId} ${kind}` })

/** Makes a document of a request and keeps it with the request. A second run changes nothing: the first document stays. */
export const makeDocument = async (
  ctx: Context,
  { kinds, draw }: { kinds: readonly DocumentKind[]; draw: DrawDocument },
  of: { submission: string; kind: string },
): Promise<void> => {
  const kind = kinds.find((one) => one.kind === of.kind)
  if (!kind) throw new Error(`No feature makes documents of the kind ${of.kind}.`)
  const submission = await readSubmission(ctx, of.submission)
  const content = submission && (await kind.compose(ctx, submission))
  if (!content) return
  const bytes = await draw(content, await ctx.sender())
  await ctx.database
    .insertInto('made_document')
    .values({
      id: randomUUID(),
      submission_id: submission.id,
      kind: kind.kind,
      name: kind.name(submission.reference),
      bytes: Buffer.from(bytes),
      made_at: nowOf(ctx),
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'kind']).doNothing())
    .execute()
}

/** Makes a document for a mail that it is attached to, or finds the one that was made before. */
export const attachDocument = async (
  ctx: Context,
  making: { kinds: readonly DocumentKind[]; draw: DrawDocument },
  of: { submission: string; kind: string },
): Promise<Attachment[]> => {
  await makeDocument(ctx, making, of)
  const made = await ctx.database
    .selectFrom('made_document')
    .select(['name', 'bytes'])
    .where('submission_id', '=', of.submission)
    .where('kind', '=', of.kind)
    .executeTakeFirst()
  return made ? [{ filename: made.name, contentType: 'application/pdf', content: made.bytes }] : []
}
