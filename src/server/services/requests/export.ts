import { sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role, steppedUp } from '../permissions.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'
import { isHandled } from './work-page.ts'

/** What is exported: requests of one kind, so that its questions are the columns. */
export interface Exported {
  kind: string
  /** Takes one row after the other. The first holds the names of the columns. */
  write: (row: readonly string[]) => Promise<void>
}

/** Rows that are read at once. */
const batch = 500

const labelsOf = async ({ database }: Context, kind: string): Promise<string[]> => {
  const { rows } = await sql<{ label: string }>`
    SELECT answer.value->>'label' AS label FROM submission,
      jsonb_array_elements(summary->'office') WITH ORDINALITY AS answer (value, place)
    WHERE kind = ${kind} GROUP BY 1 ORDER BY min(place), 1`.execute(database)
  return rows.map(({ label }) => label)
}

const fixed = ['Referentie', 'Ontvangen', 'Status', 'Afgehandeld']

const exportAll = async (ctx: Context, { kind, write }: Exported): Promise<number> => {
  const detail = kind.slice(0, 60)
  await auditStaff(ctx, 'requests.export', { detail })
  const labels = await labelsOf(ctx, kind)
  await write([...fixed, ...labels])
  let after: { received_at: string; id: string } | undefined
  for (let count = 0; ; ) {
    let query = ctx.database
      .selectFrom('submission')
      .select(['id', 'reference', 'received_at', 'state', 'summary', isHandled.as('handled')])
      .where('kind', '=', kind)
      .orderBy('received_at')
      .orderBy('id')
      .limit(batch)
    const last = after
    if (last)
      query = query.where(
        sql<boolean>`(received_at, submission.id) > (${last.received_at}::timestamptz, ${last.id}::uuid)`,
      )
    const rows = await query.execute()
    // whose answers leave stands in the trail of each
    if (rows.length > 0)
      await auditStaff(ctx, 'requests.export', ...rows.map(({ id }) => ({ detail, submissionId: id })))
    for (const row of rows) {
      const { office } = row.summary as FrozenSummary
      const valuesBy = new Map(office.map(({ label, value }) => [label, value]))
      const day = amsterdamDay(row.received_at).toString()
      await write([
        ...[row.reference, day, row.state as RequestState, row.handled ? 'ja' : 'nee'],
        ...labels.map((label) => valuesBy.get(label) ?? ''),
      ])
    }
    count += rows.length
    if (rows.length < batch) return count
    after = rows.at(-1)
  }
}

/** Verb of staff: exports every request of one kind, a row each; answers how many. */
export const exportRequests = { may: steppedUp(role('member-service', 'finance')), run: exportAll }
