import { sql } from 'kysely'
import { noSuchChoice } from '../../../core/fields/brick/choice.ts'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { LookReason } from '../../../core/staff/reasons.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context, Runtime } from '../context.ts'
import { role, steppedUp } from '../permissions.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'
import { reasonNeeded } from './rights.ts'
import { isHandled } from './work-page.ts'

/** What is exported: requests of one kind, so that its questions are the columns. */
interface Exported {
  /** Name of the call that takes the kind in: `handyman.book`. */
  kind: string
  /** Why somebody takes the answers of everybody along, for the trail. */
  reason: LookReason | undefined
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

/** The answers by their labels; those of a question that was asked more than once, such as of each insurance, below each other. */
const valuesByLabel = ({ office }: FrozenSummary): ReadonlyMap<string, string> => {
  const values = new Map<string, string>()
  for (const { label, value } of office) {
    const before = values.get(label)
    values.set(label, before === undefined ? value : `${before}\n${value}`)
  }
  return values
}

const fixed = ['Referentie', 'Ontvangen', 'Status', 'Afgehandeld']

/** The kinds of requests that can be taken along, each by the name of the call that takes it in: all that there are. */
export const exportedKinds = (ctx: Pick<Runtime, 'deskOf' | 'accountRequests'>): string[] => [
  ...Object.keys(ctx.deskOf),
  ...ctx.accountRequests,
]

const exportAll = async (
  ctx: Context,
  { kind, reason }: Exported,
): Promise<AsyncGenerator<readonly string[]>> => {
  if (!exportedKinds(ctx).includes(kind)) throw invalidFields({ kind: [noSuchChoice] })
  if (reason === undefined) throw reasonNeeded('Zeg waarom je deze aanvragen in een bestand zet.')
  await auditStaff(ctx, 'requests.export', { detail: kind, reason })
  return rowsOf(ctx, { kind, reason })
}

async function* rowsOf(ctx: Context, { kind, reason }: Exported): AsyncGenerator<readonly string[]> {
  const labels = await labelsOf(ctx, kind)
  yield [...fixed, ...labels]
  let after: { received_at: string; id: string } | undefined
  do {
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
    const looks = rows.map(({ id }) => ({ detail: kind, submissionId: id, reason }))
    if (looks.length > 0) await auditStaff(ctx, 'requests.export', ...looks)
    for (const row of rows) {
      const valuesBy = valuesByLabel(row.summary as FrozenSummary)
      const day = amsterdamDay(row.received_at).toString()
      yield [
        ...[row.reference, day, row.state as RequestState, row.handled ? 'ja' : 'nee'],
        ...labels.map((label) => valuesBy.get(label) ?? ''),
      ]
    }
    after = rows.length === batch ? rows.at(-1) : undefined
  } while (after)
}

/**
 * Verb of staff: exports every request of one kind, a row each. It answers the rows as they are read, of which the first holds the
 * names of the columns.
 * @throws Fault 400 for an unknown kind, 403 `reason-needed`.
 */
export const exportRequests = { may: steppedUp(role('member-service', 'finance')), run: exportAll }
