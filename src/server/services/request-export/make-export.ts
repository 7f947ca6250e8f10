import { randomUUID } from 'node:crypto'
import { mostExported } from '../../../core/fields/staff/request-export.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { retention } from '../../../core/rules/retention.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, instantFromNow, type StaffActor } from '../context.ts'
import { checkDiskSpace } from '../files/admit.ts'
import type { FilterWords } from '../requests/filter-words.ts'
import { inSlices } from '../slices.ts'
import { findStaff } from '../staff/find-staff.ts'
import {
  type Export,
  type ExportedRow,
  type ExportedTable,
  exportedIds,
  exportedTable,
  inBatches,
} from './export-rows.ts'
import { asColleague, exportSightOf, mayExport } from './exporter.ts'
import { openCsv } from './write-csv.ts'
import { openXlsx, type TableFile } from './write-xlsx.ts'

/** Why a file was not made, in one word. */
type Problem = 'too-many' | 'too-large' | 'not-allowed' | 'fault'

/** What is wanted cannot be made, whenever it is tried. */
class NotExported extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`No file is made: ${problem}.`)
    this.name = 'NotExported'
    this.problem = problem
  }
}

/** Kinds of files: how each begins, and how much it may hold. What is over a bound is asked for in parts. */
const formats = {
  csv: { open: openCsv, rows: mostExported.csv, cells: 10_000_000, characters: 32_000_000 },
  // 300,000 cells that are not empty take the thread some 350 MB
  xlsx: { open: openXlsx, rows: mostExported.xlsx, cells: 300_000, characters: 16_000_000 },
} as const

/** Most columns of a table: a spreadsheet has 16,384. */
const mostColumns = 1000

/** Rows that are put into a file before visitors of the same process get their turn. */
const rowsInOneGo = 100

/** Seconds that a file can be had. */
export const keptSeconds = retention.exports.duration.hours * 3600

/** A file that is being made by this try. */
interface Making {
  id: string
  /** Under which id this try puts the content. Another try has another one. */
  file: string
  format: keyof typeof formats
  filters: FilterWords
  reason: string
  staffId: string
}

/** A file that was made, and whose requests are in it. */
interface Made {
  content: Uint8Array
  rows: readonly Pick<ExportedRow, 'id' | 'kind'>[]
}

/**
 * Begins a try: what one before it left behind is removed, and the id of the content is noted before there is any, so that a
 * process that is killed leaves nothing behind that nobody knows of. Undefined where nothing is to be made any more.
 */
const begin = ({ transaction, ports }: Context, id: string): Promise<Making | undefined> =>
  transaction(async (tx) => {
    const job = await tx
      .selectFrom('export_job')
      .select(['format', 'filters', 'reason', 'staff_id', 'file'])
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .forUpdate()
      .executeTakeFirst()
    if (!job) return undefined
    if (job.file !== null) await ports.files.remove(job.file)
    const file = randomUUID()
    await tx.updateTable('export_job').set({ state: 'running', file }).where('id', '=', id).execute()
    return {
      ...{ id, file, reason: job.reason, staffId: job.staff_id },
      format: job.format as Making['format'],
      filters: job.filters as FilterWords,
    }
  })

/** Whether this try still counts: nobody took the file away, and no other try began. Its row is locked until the transaction ends. */
const stillCounts = async (tx: Tx, { id, file }: Making): Promise<boolean> => {
  const row = await tx
    .selectFrom('export_job')
    .select('id')
    .where('id', '=', id)
    .where('file', '=', file)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Who asked, with the roles of now: somebody who left, or lost the role, gets nothing. */
const exporterOf = async ({ database }: Context, staffId: string): Promise<StaffActor> => {
  const account = await findStaff(database, staffId)
  if (!account) throw new NotExported('not-allowed')
  const { id, name, roles, desks } = account
  const actor: StaffActor = { kind: 'staff', id, name, roles, desks, isFresh: false }
  if (!mayExport.allows(visitor, actor)) throw new NotExported('not-allowed')
  return actor
}

/**
 * Counts what goes into a file.
 * @throws NotExported beyond what its kind may hold.
 */
const counterFor = (format: Making['format']) => {
  let [cells, characters] = [0, 0]
  return (row: readonly string[]): void => {
    for (const cell of row) {
      if (cell !== '') cells++
      characters += cell.length
    }
    const most = formats[format]
    if (cells > most.cells || characters > most.characters) throw new NotExported('too-large')
  }
}

/** Writes a table into a file that was begun. */
const write = async (
  { head, rows }: ExportedTable,
  file: TableFile,
  count: (row: readonly string[]) => void,
): Promise<Made> => {
  const written: Pick<ExportedRow, 'id' | 'kind'>[] = []
  file.add([head])
  const pause = inSlices()
  for await (const some of rows())
    for (const piece of inBatches(some, rowsInOneGo)) {
      for (const { id, kind, cells } of piece) {
        count(cells)
        written.push({ id, kind })
      }
      file.add(piece.map(({ cells }) => cells))
      await pause()
    }
  return { content: await file.end(), rows: written }
}

const make = async (ctx: Context, { format, filters, staffId }: Making, actor: StaffActor): Promise<Made> => {
  const of: Export = { filters, staffId, sight: exportSightOf(actor) }
  const { open, rows: most } = formats[format]
  const ids = await exportedIds(ctx, of, most)
  if (ids.length > most) throw new NotExported('too-many')
  const table = await exportedTable(ctx, ids, of)
  if (table.head.length > mostColumns) throw new NotExported('too-large')
  const file = open()
  try {
    return await write(table, file, counterFor(format))
  } finally {
    file.stop()
  }
}

/**
 * Keeps the content, and writes into the trail whose requests are in it, all in one transaction that holds the row: whoever
 * takes the file away meanwhile waits, and then finds the content.
 */
const keep = (ctx: Context, making: Making, { content, rows }: Made): Promise<void> =>
  ctx.transaction(async (tx) => {
    if (!(await stillCounts(tx, making))) return
    const { id, file, reason } = making
    for (const some of inBatches(rows)) {
      const looks = some.map((row) => ({ detail: row.kind, submissionId: row.id, reason }))
      await auditStaff({ ...ctx, database: tx }, 'requests.export', ...looks)
    }
    await ctx.ports.files.put(file, content)
    const made = { rows: rows.length, bytes: content.byteLength, ends_at: instantFromNow(ctx, keptSeconds) }
    await tx
      .updateTable('export_job')
      .set({ state: 'ready', ...made })
      .where('id', '=', id)
      .execute()
  })

const giveUp = (ctx: Context, making: Making, problem: Problem): Promise<void> =>
  ctx.transaction(async (tx) => {
    if (!(await stillCounts(tx, making))) return
    // what cannot be removed now is removed by the sweep, as the row still names it
    await ctx.ports.files.remove(making.file).catch(() => undefined)
    await tx.updateTable('export_job').set({ state: 'failed', problem }).where('id', '=', making.id).execute()
  })

const makeNow = async (ctx: Context, id: string): Promise<void> => {
  const making = await begin(ctx, id)
  if (!making) return
  try {
    const actor = await exporterOf(ctx, making.staffId)
    const made = await make(ctx, making, actor)
    await checkDiskSpace(ctx, made.content.byteLength)
    await keep(asColleague(ctx, actor), making, made)
  } catch (thrown) {
    await giveUp(ctx, making, thrown instanceof NotExported ? thrown.problem : 'fault')
    if (!(thrown instanceof NotExported)) throw thrown
  }
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Makes a file that somebody asked for, one at a time in this process, as each is held in memory. A second try begins anew, of
 * whatever the first one left. What cannot be made is told to who asked; a fault of ours goes to the log as well.
 */
export const makeExport = (ctx: Context, id: string): Promise<void> => {
  const making = turn.then(() => makeNow(ctx, id))
  turn = making.catch(() => undefined)
  return making
}
