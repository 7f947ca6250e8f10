import { sql } from 'kysely'
import type { Hours, PlanningRules } from '../../../core/planning/agenda.ts'
import type { ChangeRules } from '../../../core/planning/changes.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Place } from '../../ports/addresses.ts'

/** A home that an adviser comes to for an appointment. */
export interface VisitedHome extends Place {
  postcode: string
  houseNumber: number
  /** The address in words, as the address register has it. Present only where the register was just asked. */
  address?: string
}

/** Names a set of appointments: of what type, at which office and, where an adviser travels, at which home. */
export interface AgendaKey {
  officeCode: number
  /** Code of the type of appointment, as requests and paths of calls name it (D54). */
  typeCode: string
  home?: VisitedHome | undefined
  /** Length of the appointment in minutes, where it depends on the home; otherwise the length of its type counts. */
  minutes?: number | undefined
}

/** The appointments of one type at one office, with their rules and whoever serves them. */
export interface Agenda extends AgendaKey {
  rules: PlanningRules
  changes: ChangeRules
  /** How many appointments the office serves at once, of all types together. */
  seats: number
  /** Codes of the advisers who can serve it, at this home if it has one; undefined where a seat is all that it needs. */
  advisers: readonly string[] | undefined
  /** Whether an adviser travels to a home. What is free then depends on the home. */
  travels: boolean
}

/** The agenda of an office for a type of appointment; undefined when there is no such office, or the office has no such type. */
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

/**
 * SQL condition that an adviser comes to this postcode: it begins like one of their `areas`. An adviser without areas comes
 * everywhere.
 */
const worksAt = (postcode: string) => sql<boolean>`(
  areas = '{}' OR EXISTS (SELECT FROM unnest(areas) AS area WHERE starts_with(${postcode}, area)))`
