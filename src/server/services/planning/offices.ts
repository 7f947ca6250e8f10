import { type Selectable, sql } from 'kysely'
import { addressInWords } from '../../../core/groups/formatting.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Database } from '../../database/pool.ts'
import type { DB } from '../../database/tables.ts'
import type { Place } from '../../ports/addresses.ts'
import type { Runtime } from '../context.ts'
import type { AgendaKey } from './agenda.ts'

/** An office that visitors may choose, with the codes of the appointments that it has. */
export type OfferedOffice = Omit<Selectable<DB['office']>, 'region' | 'seats' | 'offered'> & {
  types: string[]
}

const offeredQuery = (database: Database) =>
  database
    .selectFrom('office')
    .select([
      ...(['code', 'name', 'street_name', 'house_number', 'addition', 'postcode', 'city'] as const),
      ...(['links_to_unive', 'lat', 'lon'] as const),
    ])
    .select(
      sql<string[]>`ARRAY(
        SELECT type.code FROM appointment_type AS type WHERE type.office_code = office.code ORDER BY type.code
      )`.as('types'),
    )
    .where('offered', '=', true)

/** The offices that visitors may choose from, nearest to a place first, or else by name. */
export const offeredOffices = async (database: Database, near?: Place): Promise<OfferedOffice[]> => {
  const rows = await offeredQuery(database).orderBy('name').execute()
  return near ? rows.toSorted((a, b) => distance(a, near) - distance(b, near)) : rows
}

/** A measure that grows with the distance between two places in one country; a degree of longitude shrinks with the latitude. */
const distance = (a: Place, b: Place): number =>
  Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))

/** An office as a request keeps it, with its name and address at the time it was chosen. */
export interface ChosenOffice {
  code: number
  /** The office's name, such as `Den Haag`. */
  title: string
  /** Street and number. */
  address: string
  postcode: string
  city: string
}

/**
 * The office that a request chose for a type of appointment.
 * @throws Fault 400 at `field` for an office that visitors may not choose, or that has no such appointments.
 */
export const mustChooseOffice = async (
  { database }: Pick<Runtime, 'database'>,
  { officeCode: code, typeCode }: AgendaKey,
  field: string,
): Promise<ChosenOffice> => {
  const row = await offeredQuery(database).where('office.code', '=', code).executeTakeFirst()
  if (!row?.types.includes(typeCode))
    throw invalidFields({ [field]: ['Bij dit kantoor kun je geen afspraak maken.'] })
  const { name: title, postcode, city, street_name: streetName, house_number: houseNumber, addition } = row
  return { code, title, address: addressInWords({ streetName, houseNumber, addition }), postcode, city }
}
