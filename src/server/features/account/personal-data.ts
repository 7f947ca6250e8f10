import { sql } from 'kysely'
import type { MyData } from '../../../core/mijn/data.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../../services/context.ts'
import { salutationOf } from '../../services/mijn/pages.ts'
import { isHome, type OwnRow, readPerson } from '../../services/mijn/person.ts'
import { removeAccounts } from '../../services/people/remove.ts'

/** Removes accounts that nobody confirmed. */
const forgetUnconfirmed = (runtime: Runtime): Promise<number> =>
  removeAccounts(
    runtime.database,
    runtime,
    sql`active_at IS NULL AND created_at < ${retentionCutOff(runtime.clock, 'accounts')}::timestamptz`,
  )

const known = <T extends Record<string, string | null | undefined>>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

const accountIn = (row: OwnRow): MyData['account'] => ({
  emailAddress: row.email,
  createdAt: row.created_at,
  ...known({
    salutation: salutationOf(row.gender),
    initials: row.initials,
    infix: row.inserts,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth,
    phoneNumberMobile: row.mobile,
    phoneNumberLandline: row.landline,
    communityAlias: row.community_alias,
  }),
  hasPassword: row.password_hash !== null,
  ...(isHome(row) && {
    address: {
      postcode: row.postcode,
      houseNumber: row.house_number,
      addition: row.addition ?? '',
      streetName: row.street_name,
      placeName: row.city,
    },
  }),
})

const accountOf = async (runtime: Runtime, personId: string) => {
  const row = await readPerson(runtime, personId)
  return row && accountIn(row)
}

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'person',
    terms: ['account', 'accounts'],
    sweep: { accounts: forgetUnconfirmed },
    exported: { account: accountOf },
    onDeletion: 'removed',
  },
]
