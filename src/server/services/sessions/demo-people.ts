import type { MembershipStatus } from '../../../core/kernel/viewer.ts'
import type { Database } from '../../database/pool.ts'
import type { Vault } from '../vault.ts'

interface DemoPerson {
  status: Exclude<MembershipStatus, 'niet ingelogd'>
  relationId?: string
  password: string
  row: {
    /** Argon2id of the password above, made in advance: hashing it at every start would take a fifth of a second. */
    password_hash: string
    id: string
    email: string
    gender: 0 | 1 | 2
    initials: string
    infix?: string
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

/** An IBAN that banks use as an example. */
const demoIban = 'NL91ABNA0417164300'

/** The people of the demo. None of them exists, and a production site refuses to start with them. */
export const demoPeople: readonly DemoPerson[] = [
  {
    status: 'lid',
    relationId: '12345678',
    password: 'Thuisbasis-lid-2026',
    row: {
      password_hash:
        '$argon2id$v=19$m=19456,t=2,p=1$QJ8dkcGx8VpcCXJWCa1DzQ$4wruEUpOigDERYY14XhoAchE7Mstlx5AsieWQ9SZfTA',
      id: '00000000-0000-4000-8000-000000000001',
      email: 'lid@voorbeeld.nl',
      gender: 1,
      initials: 'J.',
      infix: 'de',
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
    password: 'Thuisbasis-nietlid-2026',
    row: {
      password_hash:
        '$argon2id$v=19$m=19456,t=2,p=1$jR1TtP5bPKoygogjBGj1kw$vgCBcCOnPsCz0IzGzOduUAEGgZNQHbfKSwjDcRRzddQ',
      id: '00000000-0000-4000-8000-000000000002',
      email: 'nietlid@voorbeeld.nl',
      gender: 0,
      initials: 'M.',
      infix: 'el',
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

const demoGiftCards = Array.from(
  { length: 20 },
  (_, index) => `GIFT-2026-OKAY-${String(index + 1).padStart(4, '0')}`,
)

export const demoPersonId = (status: MembershipStatus): string | undefined =>
  demoPeople.find((person) => person.status === status)?.row.id

/** Loads the demo people and gift cards. Those that are in the database already, perhaps changed, stay as they are. */
export const loadDemoPeople = async (database: Database, vault: Vault): Promise<void> => {
  await database
    .insertInto('person')
    .values(
      demoPeople.map(({ row }) => ({
        ...row,
        demo: true,
        addition: '',
        active_at: '2019-04-01T00:00:00Z',
        email_confirmed_at: '2019-04-01T00:00:00Z',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database
    .insertInto('mandate')
    .values(
      demoPeople.flatMap(({ row, relationId }) => (relationId ? [mandateOf(row.id, relationId, vault)] : [])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database
    .insertInto('membership')
    .values(
      demoPeople.flatMap(({ row, relationId }) => (relationId ? [membershipOf(row.id, relationId)] : [])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database
    .insertInto('gift_card')
    .values(demoGiftCards.map((code) => ({ code, demo: true })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const referenceOf = (relationId: string) => `TB-${relationId}-20190401`

const mandateOf = (personId: string, relationId: string, vault: Vault) => ({
  reference: referenceOf(relationId),
  relation_id: relationId,
  person_id: personId,
  iban_locked: vault.lock(demoIban, ['mandate.iban_locked', referenceOf(relationId)]),
  given_at: '2019-04-01T12:00:00Z',
})

const membershipOf = (personId: string, relationId: string) => ({
  relation_id: relationId,
  person_id: personId,
  starts: '2019-04-01',
  ends: null,
  payment_method: 1 as const,
  mandate_reference: referenceOf(relationId),
  mandate_signed_on: '2019-04-01',
  fee_cents: 3450,
})

/** Whether demo people are in this database. A production site refuses to start then. */
export const hasDemoPeople = async (database: Database): Promise<boolean> => {
  const found = await database.selectFrom('person').select('id').where('demo', '=', true).limit(1).execute()
  return found.length > 0
}
