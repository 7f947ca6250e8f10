import { sql } from 'kysely'
import { formatDay, todayIso } from '../../../core/kernel/day.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { Runtime } from '../context.ts'

/** The days on which a colleague is not there, both counted, as YYYY-MM-DD; null where nobody knows the last one yet. */
export interface Absence {
  staffId: string
  fromDay: string
  untilDay: string | null
}

/** An absence that is not over, with whose it is. */
export interface ListedAbsence extends Absence {
  name: string
}

type Clocked = Pick<Runtime, 'clock'>

/** Most absences that are listed. */
const most = 1000

const notOver = (database: Database | Tx, today: string) =>
  database
    .selectFrom('staff_absence')
    .select(['staff_id as staffId', 'from_day as fromDay', 'until_day as untilDay'])
    .where(sql<boolean>`(until_day IS NULL OR until_day >= ${today}::date)`)

/** Who is not there today. */
export const absencesNow = ({ database, clock }: Pick<Runtime, 'database' | 'clock'>): Promise<Absence[]> => {
  const today = todayIso(clock)
  return notOver(database, today).where(sql<boolean>`from_day <= ${today}::date`).limit(most).execute()
}

/** The absence of a colleague that counts today; undefined for who is there. */
export const absenceNow = (
  database: Database | Tx,
  { clock }: Clocked,
  staffId: string,
): Promise<Absence | undefined> => {
  const today = todayIso(clock)
  return notOver(database, today)
    .where(sql<boolean>`from_day <= ${today}::date`)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
}

/** The absences of who works here that are not over, today's and those to come, the first day first. */
export const listAbsences = ({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): Promise<ListedAbsence[]> =>
  notOver(database, todayIso(clock))
    .innerJoin('staff_account', 'staff_account.id', 'staff_absence.staff_id')
    .select('staff_account.name')
    .where('staff_account.left_at', 'is', null)
    .orderBy('from_day')
    .orderBy('staff_account.name')
    .orderBy('staff_id')
    .limit(most)
    .execute()

/** `Karin Blom is er niet, tot en met vrijdag 4 december 2026.` */
export const absenceInWords = (name: string, { untilDay }: Pick<Absence, 'untilDay'>): string =>
  untilDay === null
    ? `${name} is er niet, en tot wanneer weten we nog niet.`
    : `${name} is er niet, tot en met ${formatDay(untilDay, 'full')}.`

/**
 * Refuses work to who is reported absent: the site would give it back within a minute.
 * @throws Fault 409 `absent`.
 */
export const mustBeAtWork = async (database: Database | Tx, ctx: Clocked, staffId: string): Promise<void> => {
  if (await absenceNow(database, ctx, staffId))
    throw new Fault(409, 'absent', 'Je staat als afwezig. Zeg eerst bij je account dat je er weer bent.')
}

/**
 * Whose open requests lie on the pile: who is not there today, and who works here no more.
 * @returns ids of accounts.
 */
export const staffAway = async (ctx: Pick<Runtime, 'database' | 'clock'>): Promise<string[]> => {
  const left = await ctx.database
    .selectFrom('staff_account')
    .select('id')
    .where('left_at', 'is not', null)
    .execute()
  const absent = await absencesNow(ctx)
  return [...left.map(({ id }) => id), ...absent.map(({ staffId }) => staffId)]
}

/** Removes absences that are over; answers how many rows. */
export const forgetAbsences = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(
    database,
    'staff_absence',
    sql`(until_day < ${todayIso(clock)}::date
      OR staff_id IN (SELECT id FROM staff_account WHERE left_at IS NOT NULL))`,
  )
