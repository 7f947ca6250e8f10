import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { wordsOf } from '../../../core/search/search-words.ts'
import type { Database } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'

/**
 * Most characters of a question that are kept; `mostADay` is the number of different questions of a day. So nobody can fill the
 * table.
 */
const longest = 60
const mostADay = 2000

/** Whether a text may be personal: an e-mail address, or the number of a person, an account or a telephone. */
const isPersonal = (text: string): boolean => text.includes('@') || /\d{4}|(\d\D?){6}/.test(text)

/** A question as it is counted: its words in their order; undefined where it has none, or may tell who asked. */
export const countableQuestion = (text: string): string | undefined => {
  const words = wordsOf(text).join(' ').slice(0, longest).trim()
  return words === '' || isPersonal(text) ? undefined : words
}

/** Counts a question without results on today's date, without who asked. */
export const countMiss = async (runtime: Runtime, text: string): Promise<void> => {
  const question = countableQuestion(text)
  if (question === undefined) return
  const day = today(runtime.clock).toString()
  await sql`
    INSERT INTO search_miss AS one (question, on_day)
    SELECT ${question}, ${day}::date
    WHERE EXISTS (SELECT FROM search_miss WHERE question = ${question} AND on_day = ${day}::date)
      OR (SELECT count(*) FROM search_miss WHERE on_day = ${day}::date) < ${mostADay}
    ON CONFLICT (question, on_day) DO UPDATE SET count = one.count + 1`.execute(runtime.database)
}

export interface Miss {
  question: string
  /** How often it was asked, in the days that are kept. */
  times: number
  /** The last day on which it was asked (YYYY-MM-DD). */
  lastOn: string
}

/** Questions without results, the most asked first; at most 200. */
export const readMisses = async (db: Database): Promise<Miss[]> => {
  const rows = await db
    .selectFrom('search_miss')
    .select(({ fn }) => ['question', fn.sum<string>('count').as('times'), fn.max('on_day').as('lastOn')])
    .groupBy('question')
    .orderBy('times', 'desc')
    .orderBy('question')
    .limit(200)
    .execute()
  return rows.map(({ times, ...row }) => ({ ...row, times: Number(times) }))
}

/** Removes counts past their retention term; answers how many rows. */
export const forgetMisses = async ({ database, clock }: Runtime): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('search_miss')
    .where('on_day', '<', sql<string>`${retentionCutOff(clock, 'searches')}::date`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
