import { sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import { flagWords } from '../../../core/requests/flag-words.ts'
import { stateInOffice } from '../../../core/requests/state-words.ts'
import type { Context } from '../context.ts'
import { type FilterWords, narrowedBy } from '../requests/filter-words.ts'
import type { ListSight } from '../requests/rights.ts'
import { lastNameIn, lastNameOf } from '../requests/sender-name.ts'
import { rowsOf, type WorkRow, workKeys } from '../requests/work-page.ts'
import { inSlices } from '../slices.ts'
import { completed, handled } from '../submissions/events.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'

/** Requests that are read at once. */
const batch = 500

/** The columns that requests of every kind have. */
const columns = [
  ...['Referentie', 'Soort', 'Titel', 'Naam', 'Stand', 'Loket', 'Van'],
  ...['Ontvangen', 'Beloofd', 'Afgehandeld', 'Let op'],
]

/** What is taken along: of whom somebody sees requests, and how those are narrowed. */
export interface Export {
  filters: FilterWords
  /** The id of who asked. */
  staffId: string
  sight: ListSight
}

/** These in batches of a size, in their order. */
export function* inBatches<One>(all: readonly One[], size = batch): Generator<readonly One[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

/** The ids of what is taken along, the oldest first: at most so many, and one more where there are others. */
export const exportedIds = async (
  { database }: Pick<Context, 'database'>,
  { filters, staffId, sight }: Export,
  most: number,
): Promise<string[]> => {
  const filter = { ...narrowedBy(filters, staffId), order: 'oldest', limit: most } as const
  const { rows } = await workKeys(filter, sight).execute(database)
  return rows.map(({ id }) => id)
}

/** The labels of the answers of these requests, in the order in which they were asked. */
const labelsOf = async (
  { database }: Pick<Context, 'database'>,
  ids: readonly string[],
): Promise<string[]> => {
  const places = new Map<string, number>()
  for (const some of inBatches(ids)) {
    const { rows } = await sql<{ label: string; place: number }>`
      SELECT answer.value->>'label' AS label, min(place) AS place FROM submission,
        jsonb_array_elements(summary->'office') WITH ORDINALITY AS answer (value, place)
      WHERE submission.id = ANY (${[...some]}::uuid[]) GROUP BY 1 ORDER BY 2, 1`.execute(database)
    for (const { label, place } of rows) places.set(label, Math.min(place, places.get(label) ?? place))
  }
  return [...places.entries()].toSorted(([, one], [, other]) => one - other).map(([label]) => label)
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

interface Detail {
  id: string
  summary: FrozenSummary | null
  /** The instant at which there was no more to do about it; null where that never was. */
  done_at: string | null
}

/** Of these requests what lists do not show; the answers where they are taken along. */
const detailsOf = async (
  { database }: Pick<Context, 'database'>,
  ids: readonly string[],
  withAnswers: boolean,
): Promise<ReadonlyMap<string, Detail>> => {
  const { rows } = await sql<Detail>`
    SELECT id, ${withAnswers ? sql`summary` : sql`NULL::jsonb`} AS summary, (
      SELECT max(at) FROM submission_event
      WHERE submission_id = submission.id AND event IN (${handled.name}, ${completed.name})
    ) AS done_at
    FROM submission WHERE id = ANY (${[...ids]}::uuid[])`.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

const listed = async (
  { database }: Pick<Context, 'database'>,
  ids: readonly string[],
  { sight }: Export,
): Promise<ReadonlyMap<string, WorkRow>> => {
  const asked = sql`SELECT id, NULL::timestamptz AS at FROM unnest(${[...ids]}::uuid[]) AS asked (id)`
  const { rows } = await sql<WorkRow>`${rowsOf(asked, sight.known)}`.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

const dayIn = (instant: string | null): string => (instant === null ? '' : amsterdamDay(instant).toString())

const flagIn = (flag: string): string =>
  (Object.hasOwn(flagWords, flag) ? flagWords[flag] : undefined) ?? flag

/** One request as it is taken along. */
export interface ExportedRow {
  id: string
  kind: string
  cells: string[]
}

/** Requests as rows of a table. */
export interface ExportedTable {
  /** The names of the columns. */
  head: string[]
  /** The rows, some at a time, so that the process serves visitors between two of them. One that is gone meanwhile is left out. */
  rows(): AsyncGenerator<ExportedRow[]>
}

/** Reads requests as the rows of a table. Those of one kind have their answers in columns behind those that all have. */
export const exportedTable = async (
  ctx: Pick<Context, 'database' | 'settings'>,
  ids: readonly string[],
  of: Export,
): Promise<ExportedTable> => {
  const withAnswers = of.filters.kind !== undefined
  const labels = withAnswers ? await labelsOf(ctx, ids) : []
  const { desks } = await ctx.settings()
  const nameOf = (desk: string) => (Object.hasOwn(desks, desk) ? desks[desk]?.name : undefined) ?? desk
  const rowIn = (row: WorkRow, { summary, done_at }: Detail): ExportedRow => {
    const answers = summary ? valuesByLabel(summary) : undefined
    const { id, reference, kind, title, open } = row
    const cells = [
      ...[reference, kind, title ?? '', lastNameIn(row.sender) ?? lastNameOf(row) ?? ''],
      ...[stateInOffice({ state: row.state as RequestState, open }), nameOf(row.desk), row.owner_name ?? ''],
      ...[dayIn(row.received_at), dayIn(row.due_on), open ? '' : dayIn(done_at)],
      row.flags.map(flagIn).join(', '),
      ...labels.map((label) => answers?.get(label) ?? ''),
    ]
    return { id, kind, cells }
  }
  async function* rows(): AsyncGenerator<ExportedRow[]> {
    const pause = inSlices()
    for (const some of inBatches(ids)) {
      const [found, details] = [await listed(ctx, some, of), await detailsOf(ctx, some, withAnswers)]
      const made: ExportedRow[] = []
      for (const id of some) {
        const [row, detail] = [found.get(id), details.get(id)]
        if (row && detail) made.push(rowIn(row, detail))
        await pause()
      }
      yield made
    }
  }
  return { head: [...columns, ...labels], rows }
}
