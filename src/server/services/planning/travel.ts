import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import type { Agenda, VisitedHome } from './agenda.ts'

/** How long somebody is on their way between a reservation and a home (`travel_time` in `db/migrations/005-planning.sql`). */
export const travelTo = (home: VisitedHome | undefined) =>
  home
    ? sql`travel_time(reservation.lat, reservation.lon, ${home.lat}::double precision, ${home.lon}::double precision)`
    : sql`interval '0'`

/** No way in the country takes longer: so that an index narrows down what is looked at. */
export const longestTravel = (home: VisitedHome | undefined) =>
  home ? sql`interval '12 hours'` : sql`interval '0'`

/**
 * Keeps whoever could come to a home from being booked elsewhere until this is committed: what is read of their day after it
 * stays so. Always in the same order, so that no two wait for each other.
 */
export const lockTravellers = async (tx: Tx, { home, advisers = [] }: Agenda): Promise<void> => {
  if (!home || advisers.length === 0) return
  await tx
    .selectFrom('adviser')
    .select('code')
    .where('code', 'in', advisers)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute()
}

/** The home of a reservation, as its row keeps it. */
export const homeColumns = (home: VisitedHome | undefined) =>
  home && { home_postcode: home.postcode, home_number: home.houseNumber, lat: home.lat, lon: home.lon }

/** The home in a row; undefined where the appointment is at none. */
export const homeIn = (row: {
  home_postcode: string | null
  home_number: number | null
  lat: number | null
  lon: number | null
}): VisitedHome | undefined =>
  row.home_postcode === null || row.home_number === null || row.lat === null || row.lon === null
    ? undefined
    : { postcode: row.home_postcode, houseNumber: row.home_number, lat: row.lat, lon: row.lon }

/** Forgets the homes of appointments that were: nobody has to come from there any more. Answers how many. */
export const removeHomesOver = async (runtime: Pick<Runtime, 'database' | 'clock'>): Promise<number> => {
  const { numUpdatedRows } = await runtime.database
    .updateTable('reservation')
    .set({ home_postcode: null, home_number: null, lat: null, lon: null })
    .where('lat', 'is not', null)
    .where(sql<boolean>`ends < ${nowOf(runtime)}::timestamptz - interval '1 day'`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
