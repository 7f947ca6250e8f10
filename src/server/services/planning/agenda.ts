import { sql } from 'kysely'
import type { Hours, PlanningRules } from '../../../core/planning/agenda.ts'
import type { ChangeRules } from '../../../core/planning/changes.ts'
import type { Database, Tx } from '../../database/pool.ts'

/** Which appointments: of what type, at which office. */
export interface AgendaKey {
  officeCode: number
  /** As requests and addresses of calls name it (decision 54). */
  typeCode: string
}

/** The appointments of one type at one office, as they are planned. */
export interface Agenda extends AgendaKey {
  rules: PlanningRules
  /** What who makes an appointment may change of it. */
  changes: ChangeRules
  /** How many the office serves at once, of whatever type. */
  seats: number
  /** Codes of those who can serve it; undefined where a seat is all that it needs. */
  advisers: readonly string[] | undefined
}

/** The agenda of an office for a type of appointment; undefined when there is no such office, or it has none of them. */
export const findAgenda = async (
  db: Database | Tx,
  { officeCode, typeCode }: AgendaKey,
): Promise<Agenda | undefined> => {
  const row = await db
    .selectFrom('appointment_type')
    .innerJoin('office', 'office.code', 'office_code')
    .select(['duration', 'before', 'after', 'every', 'notice', 'horizon', 'week', 'skill', 'seats'])
    .select(['change_notice', 'most_moves'])
    .where('office_code', '=', officeCode)
    .where('appointment_type.code', '=', typeCode)
    .executeTakeFirst()
  if (!row) return undefined
  const { seats, skill, week, change_notice, most_moves, ...rules } = row
  return {
    officeCode,
    typeCode,
    rules: { ...rules, week: week as unknown as Hours[][] },
    changes: { changeNotice: change_notice, moves: most_moves },
    seats,
    advisers: skill === null ? undefined : await advisersFor(db, officeCode, skill),
  }
}

const advisersFor = async (db: Database | Tx, officeCode: number, skill: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('adviser')
    .select('code')
    .where(sql<boolean>`${officeCode}::integer = ANY (offices) AND ${skill}::text = ANY (skills)`)
    .orderBy('code')
    .execute()
  return rows.map(({ code }) => code)
}
