import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import type { Agenda, VisitedHome } from './agenda.ts'

/** SQL interval: the travel time between a reservation and a home (`travel_time` in `db/migrations/005-planning.sql`). */
export const travelTo = (home: VisitedHome | undefined) =>
  home
    ? sql`travel_time(reservation.lat, reservation.lon, ${home.lat}::double precision, ${home.lon}::double precision)`
    : sql`interval '0'`

/** SQL interval that no travel within the country exceeds, so that an index can narrow down the rows. */
export const longestTravel = (home: VisitedHome | undefined) =>
  home ? sql`interval '12 hours'` : sql`interval '0'`

/**
 * Keeps the advisers who could come to a home from being booked elsewhere until the transaction ends, so that what is read of
 * their day afterwards stays true. The rows are locked in one order, so that no two transactions wait for each other.
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

/** The columns of a reservation in which its home is kept. */
export const homeColumns = (home: VisitedHome | undefined) =>
  home && { home_postcode: home.postcode, home_number: home.houseNumber, lat: home.lat, lon: home.lon }

/** The home in the row of a reservation; undefined where the appointment is not at a home. */
export const homeIn = (row: {
  home_postcode: string | null
  home_number: number | null
  lat: number | null
  lon: number | null
}): VisitedHome | undefined =>
  row.home_postcode === null || row.home_number === null || row.lat === null || row.lon === null
    ? undefined
    : { postcode: row.home_postcode, houseNumber: row.home_number, lat: row.lat, lon: row.lon }

/** Forgets the homes of appointments that ended a day ago, since nobody has to travel from there any more. Answers how many. */
export const removePastHomes = async (runtime: Pick<Runtime, 'database' | 'clock'>): Promise<number> => {
  const { numUpdatedRows } = await runtime.database
    .updateTable('reservation')
    .set({ home_postcode: null, home_number: null, lat: null, lon: null })
    .where('lat', 'is not', null)
    .where(sql<boolean>`ends < ${nowOf(runtime)}::timestamptz - interval '1 day'`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
