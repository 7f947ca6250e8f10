import type { Selectable } from 'kysely'
import type { Database } from '../../database/pool.ts'
import type { OfficeTable } from '../../database/tables.ts'
import type { Place } from '../../ports/addresses.ts'

/** An office that visitors may choose. */
export type OfferedOffice = Omit<Selectable<OfficeTable>, 'region' | 'seats' | 'offered'>

/** The offices that visitors may choose from, the nearest to a place first, else by name. */
export const offeredOffices = async (database: Database, near?: Place): Promise<OfferedOffice[]> => {
  const rows = await database
    .selectFrom('office')
    .select([
      ...(['code', 'name', 'street_name', 'house_number', 'addition', 'postcode', 'city'] as const),
      ...(['links_to_unive', 'lat', 'lon'] as const),
    ])
    .where('offered', '=', true)
    .orderBy('name')
    .execute()
  return near ? rows.toSorted((a, b) => distance(a, near) - distance(b, near)) : rows
}

/** Grows with the distance between two places in one country: a degree of longitude shrinks with the latitude. */
const distance = (a: Place, b: Place): number =>
  Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))
