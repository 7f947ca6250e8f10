import { sql } from 'kysely'
import type { Hours, PlanningRules } from '../../../core/planning/agenda.ts'
import type { ChangeRules } from '../../../core/planning/changes.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Place } from '../../ports/addresses.ts'

/** A home that somebody comes to. */
export interface VisitedHome extends Place {
  postcode: string
  houseNumber: number
  /** As the register has it, where it was just asked. */
  address?: string
}

/** Which appointments: of what type, at which office. */
export interface AgendaKey {
  officeCode: number
  /** As requests and addresses of calls name it (D54). */
  typeCode: string
  /** Where somebody comes to one's home. */
  home?: VisitedHome | undefined
  /** How long it takes at that home, where that is known; else as long as its type. */
  minutes?: number | undefined
}

/** The appointments of one type at one office, as they are planned. */
export interface Agenda extends AgendaKey {
  rules: PlanningRules
  /** What who makes an appointment may change of it. */
  changes: ChangeRules
  /** How many the office serves at once, of whatever type. */
  seats: number
  /** Codes of those who can serve it, there where it is at a home; undefined where a seat is all that it needs. */
  advisers: readonly string[] | undefined
  /** Whether it is at a home: then what is free depends on which. */
  travels: boolean
}

/** The agenda of an office for a type of appointment; undefined when there is no such office, or it has none of them. */
export const findAgenda = async (
  db: Database | Tx,
  { officeCode, typeCode, home, minutes }: AgendaKey,
): Promise<Agenda | undefined> => {
  const row = await db
    .selectFrom('appointment_type')
    .innerJoin('office', 'office.code', 'office_code')
    .select(['duration', 'before', 'after', 'every', 'notice', 'horizon', 'week', 'skill', 'seats'])
    .select(['change_notice', 'most_moves', 'travels'])
    .where('office_code', '=', officeCode)
    .where('appointment_type.code', '=', typeCode)
    .executeTakeFirst()
  if (!row) return undefined
  const { seats, skill, week, change_notice, most_moves, travels, ...rules } = row
  const visited = travels ? home : undefined
  return {
    officeCode,
    typeCode,
    rules: {
      ...rules,
      ...(travels && minutes && { duration: minutes }),
      week: week as unknown as Hours[][],
    },
    changes: { changeNotice: change_notice, moves: most_moves },
    seats,
    advisers: skill === null ? undefined : await advisersFor(db, { officeCode, skill, home: visited }),
    travels,
    ...(visited && { home: visited, minutes }),
  }
}

const advisersFor = async (
  db: Database | Tx,
  { officeCode, skill, home }: { officeCode: number; skill: string; home: VisitedHome | undefined },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('adviser')
    .select('code')
    .where(sql<boolean>`${officeCode}::integer = ANY (offices) AND ${skill}::text = ANY (skills)`)
    .$if(home !== undefined, (rows) => rows.where(worksAt(home?.postcode ?? '')))
    .orderBy('code')
    .execute()
  return rows.map(({ code }) => code)
}

/** Whose area has a postcode; who has none comes everywhere. */
const worksAt = (postcode: string) => sql<boolean>`(
  areas = '{}' OR EXISTS (SELECT FROM unnest(areas) AS area WHERE starts_with(${postcode}, area)))`
