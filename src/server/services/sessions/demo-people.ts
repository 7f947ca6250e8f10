import type { MembershipStatus } from '../../../core/kernel/viewer.ts'
import type { Database } from '../../database/pool.ts'

interface DemoPerson {
  status: Exclude<MembershipStatus, 'niet ingelogd'>
  relationId?: string
  row: {
    id: string
    email: string
    gender: 0 | 1 | 2
    initials: string
    inserts?: string
    last_name: string
    mobile: string
    landline?: string
    date_of_birth: string
    postcode: string
    house_number: number
    street_name: string
    city: string
  }
}

/** The people of the demo. None of them exists; a production site refuses to start with them. */
export const demoPeople: readonly DemoPerson[] = [
  {
    status: 'lid',
    relationId: '12345678',
    row: {
      id: '00000000-0000-4000-8000-000000000001',
      email: 'lid@voorbeeld.nl',
      gender: 1,
      initials: 'J.',
      inserts: 'de',
      last_name: 'Vries',
      mobile: '+31612345678',
      landline: '+31332345678',
      date_of_birth: '1980-02-03',
      postcode: '3821BT',
      house_number: 10,
      street_name: 'Voorbeeldlaan',
      city: 'Amersfoort',
    },
  },
  {
    status: 'niet lid',
    row: {
      id: '00000000-0000-4000-8000-000000000002',
      email: 'nietlid@voorbeeld.nl',
      gender: 0,
      initials: 'M.',
      inserts: 'el',
      last_name: 'Idrissi',
      mobile: '+31687654321',
      date_of_birth: '1991-09-17',
      postcode: '2513AA',
      house_number: 7,
      street_name: 'Voorbeeldhof',
      city: "'s-Gravenhage",
    },
  },
]

/** The demo person of a membership state; undefined for a visitor. */
export const demoPersonId = (status: MembershipStatus): string | undefined =>
  demoPeople.find((person) => person.status === status)?.row.id

/** Loads the demo people once; who was changed since stays as changed. */
export const loadDemoPeople = async (database: Database): Promise<void> => {
  await database
    .insertInto('person')
    .values(demoPeople.map(({ row }) => ({ ...row, demo: true, addition: '' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database
    .insertInto('membership')
    .values(
      demoPeople.flatMap(({ row, relationId }) =>
        relationId ? [{ relation_id: relationId, person_id: row.id, starts: '2019-04-01', ends: null }] : [],
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether demo people stand in this database: production must not start then. */
export const hasDemoPeople = async (database: Database): Promise<boolean> => {
  const found = await database.selectFrom('person').select('id').where('demo', '=', true).limit(1).execute()
  return found.length > 0
}
