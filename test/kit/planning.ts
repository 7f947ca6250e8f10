import { randomUUID } from 'node:crypto'
import type { Hours } from '../../src/core/planning/agenda.ts'
import type { Database } from '../../src/server/database/pool.ts'
import type { RequestContext } from '../../src/server/services/context.ts'
import type { VisitedHome } from '../../src/server/services/planning/agenda.ts'
import { inTransaction } from '../../src/server/services/transaction.ts'
import type { TestServer } from './server.ts'

const open: Hours[] = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '17:00' },
]
/** Opening hours: working days from 9 to 12 and from 13 to 17. */
export const workingWeek = [open, open, open, open, open, [], []]

const officeOf = (code: number, seats: number) => ({
  code,
  name: `Kantoor ${code}`,
  street_name: 'Voorbeeldlaan',
  house_number: 10,
  postcode: '3821BT',
  city: 'Amersfoort',
  region: 'midden',
  lat: 52.15,
  lon: 5.38,
  seats,
  offered: true,
})
const rules = {
  before: 0,
  after: 15,
  every: 30,
  notice: 60,
  horizon: 30,
  week: JSON.stringify(workingWeek),
}

/**
 * Adds an office with two seats, an appointment type `talk` of an hour for two advisers, and a type `short` of half an hour for
 * anybody.
 */
export const addOffice = async (db: Database, code: number, { seats = 2 } = {}): Promise<void> => {
  await db.insertInto('office').values(officeOf(code, seats)).execute()
  await db
    .insertInto('appointment_type')
    .values([
      { office_code: code, code: 'talk', duration: 60, skill: 'juridisch', ...rules },
      { office_code: code, code: 'short', duration: 30, skill: null, ...rules },
    ])
    .execute()
  for (const name of ['anna', 'bram'])
    await db
      .insertInto('adviser')
      .values({ code: `${name}-${code}`, name, region: 'midden', skills: ['juridisch'], offices: [code] })
      .execute()
}

export const homes = {
  Amersfoort: { postcode: '3821BT', houseNumber: 10, lat: 52.1561, lon: 5.3878 },
  Utrecht: { postcode: '3511AA', houseNumber: 32, lat: 52.0907, lon: 5.1214 },
  Amsterdam: { postcode: '1012JS', houseNumber: 86, lat: 52.3731, lon: 4.8926 },
  Groningen: { postcode: '9711LM', houseNumber: 25, lat: 53.2194, lon: 6.5665 },
  Maastricht: { postcode: '6211AB', houseNumber: 7, lat: 50.8514, lon: 5.691 },
} satisfies Record<string, VisitedHome>

/** Adds an office whose people come to homes for an hour (`visit`); `areas` has those of each person, by their code. */
export const addVisits = async (
  db: Database,
  code: number,
  areas: Readonly<Record<string, string[]>>,
): Promise<void> => {
  const people = Object.entries(areas)
  await db.insertInto('office').values(officeOf(code, people.length)).execute()
  await db
    .insertInto('appointment_type')
    .values({ office_code: code, code: 'visit', duration: 60, skill: 'keuring', travels: true, ...rules })
    .execute()
  for (const [name, area] of people)
    await db
      .insertInto('adviser')
      .values({ code: name, name, region: '', skills: ['keuring'], offices: [code], areas: area })
      .execute()
}

/** A visitor who asks for an appointment, by default a new one at an address of their own. */
export const visitorOf = (
  { runtime }: TestServer,
  { session = randomUUID(), network = randomUUID() }: { session?: string; network?: string } = {},
): RequestContext =>
  ({
    ...runtime,
    network,
    ownSession: async () => ({ id: session, personId: undefined }),
    transaction: (work) => inTransaction(runtime.database, work),
  }) satisfies Partial<RequestContext> as unknown as RequestContext

/** Adds a request with one appointment at this time, as `submit` leaves it. */
export const addAppointment = async (db: Database, at: { start: string; end: string }) => {
  const id = randomUUID()
  await db
    .insertInto('submission')
    .values({
      id,
      kind: 'test',
      reference: randomUUID().slice(0, 13),
      received_at: '2026-11-20T10:00:00Z',
      request: '{}',
      summary: '{}',
    })
    .execute()
  await db
    .insertInto('appointment')
    .values({ submission_id: id, number: 1, starts: at.start, ends: at.end })
    .execute()
  return { submissionId: id, number: 1 }
}
