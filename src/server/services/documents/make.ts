import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Attachment } from '../../ports/mail.ts'
import { nowOf, type SystemContext } from '../context.ts'
import { readSubmission } from '../submissions/read.ts'
import type { DocumentKind, DrawDocument } from './document-kind.ts'
import { documentQueue } from './queues.ts'

/** Asks for a document in the caller's transaction: it is made once that is committed, once. */
export const makeDocumentLater = (tx: Tx, { kind }: DocumentKind, submissionId: string): Promise<void> =>
  enqueue(tx, documentQueue, { submission: submissionId, kind }, { key: `${submissionId} ${kind}` })

/** Makes a document of a request and keeps it with that. Run again it changes nothing: the first one stays. */
export const makeDocument = async (
  ctx: SystemContext,
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

/** The same at once, for a mail that it goes with: the one that was made first. */
export const attachDocument = async (
  ctx: SystemContext,
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
