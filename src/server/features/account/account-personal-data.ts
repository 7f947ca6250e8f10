import { sql } from 'kysely'
import type { MyData } from '../../../core/mijn/data.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../../services/context.ts'
import { salutationOf } from '../../services/mijn/pages.ts'
import { isHome, type OwnRow, readPerson } from '../../services/mijn/person.ts'
import { removeAccounts } from '../../services/people/remove.ts'

/** Number of accounts removed in one transaction, with the requests that made them. */
const batch = 500

/** Removes accounts that nobody confirmed within their term; one that is confirmed meanwhile stays. */
const forgetUnconfirmed = async (runtime: Runtime): Promise<number> => {
  const over = sql`active_at IS NULL AND created_at < ${retentionCutOff(runtime.clock, 'accounts')}::timestamptz`
  const which = sql`${over} AND id = ANY (ARRAY(SELECT id FROM person WHERE ${over} LIMIT ${batch}))`
  let removed = 0
  for (;;) {
    const count = await removeAccounts(runtime.database, runtime, which)
    removed += count
    if (count === 0) return removed
  }
}

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
    infix: row.infix,
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

export const accountPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'person',
    terms: ['account', 'accounts'],
    sweep: { accounts: forgetUnconfirmed },
    exported: { account: accountOf },
    onDeletion: 'removed',
  },
]
