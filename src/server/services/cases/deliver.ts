import { sql } from 'kysely'
import { type Case, type CaseKind, casesName } from '../../ports/cases.ts'
import type { Context, Runtime } from '../context.ts'
import { delivery, type PartnerDelivery } from '../submissions/delivery.ts'
import { notTaken, passedOn, type RequestEvent } from '../submissions/events.ts'
import type { ReadSubmission } from '../submissions/read-submission.ts'

/** Events of a request that is handed over as a case. */
export const caseEvents: readonly RequestEvent[] = [passedOn, notTaken]

/**
 * The delivery of a request as a case: its answers as staff read them, and after that its files, each under a key of its own.
 * `customerOf` reads the sender from the request.
 */
export const toCases = <Request>(
  kind: CaseKind,
  customerOf: (request: Request) => Case['customer'],
): PartnerDelivery =>
  delivery(casesName, async (ctx, submission) => {
    const files = await filesOf(ctx, submission.id)
    const { cases } = ctx.ports
    const { partnerReference } = await cases.open(submission.id, {
      ...caseOf(kind, submission),
      customer: customerOf(submission.request as Request),
      documents: files.length,
    })
    for (const { id, name, content_type: contentType } of files)
      await cases.attach(id, partnerReference, { name, contentType, content: await contentOf(ctx, id) })
    return { partnerReference }
  })

/**
 * The delivery as a case, or none while the partner for cases is switched off: our own desk then handles the request, which waits
 * for no partner.
 */
export const ifHandledElsewhere = (
  { off }: Pick<Runtime, 'off'>,
  handOver: PartnerDelivery,
): readonly PartnerDelivery[] => (off.includes(casesName) ? [] : [handOver])

const caseOf = (
  kind: CaseKind,
  { reference, summary, receivedAt }: ReadSubmission,
): Omit<Case, 'customer' | 'documents'> => ({
  kind,
  reference,
  title: summary.title,
  receivedAt,
  answers: summary.office.map(({ section = '', label, value }) => ({ section, label, value })),
})

const filesOf = (ctx: Context, submissionId: string) =>
  ctx.database
    .selectFrom('file')
    .select(['id', 'name', 'content_type'])
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    // those of messages are not part of what was sent in
    .where('message_id', 'is', null)
    .where('staff_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const contentOf = async (ctx: Context, id: string): Promise<Uint8Array> => {
  const content = await ctx.ports.files.get(id)
  if (!content) throw new Error(`The content of file ${id} is gone.`)
  return content
}
