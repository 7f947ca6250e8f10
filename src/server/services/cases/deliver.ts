import { sql } from 'kysely'
import { type Case, type CaseKind, casesName } from '../../ports/cases.ts'
import type { Runtime, SystemContext } from '../context.ts'
import { delivery, type PartnerDelivery } from '../submissions/delivery.ts'
import { notTaken, passedOn, type RequestEvent } from '../submissions/events.ts'
import type { ReadSubmission } from '../submissions/read.ts'

/** What may happen to a request that goes to whoever handles cases. */
export const caseEvents: readonly RequestEvent[] = [passedOn, notTaken]

/**
 * A request reaches whoever handles it as a case: its document as staff read it, and after that its files, each by its
 * own key. `customerOf` reads from the request who asks.
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

/** The same where somebody handles cases for us: where nobody does, what our own desk can handle waits for no partner. */
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

const filesOf = (ctx: SystemContext, submissionId: string) =>
  ctx.database
    .selectFrom('file')
    .select(['id', 'name', 'content_type'])
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const contentOf = async (ctx: SystemContext, id: string): Promise<Uint8Array> => {
  const content = await ctx.ports.files.get(id)
  if (!content) throw new Error(`The content of file ${id} is gone.`)
  return content
}
