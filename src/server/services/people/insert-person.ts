import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import { isEmailInUse, lockEmail, removeUnconfirmedAccounts } from './email-address.ts'
import { emailTakenFault } from './email-taken.ts'

export interface NewPerson {
  email: string
  /** 0 Dhr., 1 Mevr., 2 unknown (D5). */
  gender: 0 | 1 | 2
  initials: string
  infix: string | undefined
  lastName: string
  /** YYYY-MM-DD. */
  dateOfBirth: string | undefined
  mobile: string | undefined
  landline: string | undefined
  address: { postcode: string; houseNumber: number; addition: string; streetName: string; city: string }
  /** The result of `hashPassword`. Without it, the caller sends a link to choose a password. */
  passwordHash?: string | undefined
}

const columnsOf = (person: NewPerson) => ({
  gender: person.gender,
  initials: person.initials,
  infix: person.infix ?? null,
  last_name: person.lastName,
  date_of_birth: person.dateOfBirth ?? null,
  mobile: person.mobile ?? null,
  landline: person.landline ?? null,
  postcode: person.address.postcode,
  house_number: person.address.houseNumber,
  addition: person.address.addition,
  street_name: person.address.streetName,
  city: person.address.city,
})

/**
 * Makes an account in the caller's transaction and answers its id; `active` unless its owner must follow a mailed link first. Of
 * two active ones at once one gets the address, and accounts with it that nobody confirmed are removed. One that is not active
 * leaves the others as they are.
 * @throws Fault 409 `email-taken`.
 */
export const insertPerson = async (
  tx: Tx,
  runtime: Runtime,
  person: NewPerson,
  { active = true } = {},
): Promise<string> => {
  await lockEmail(tx, person.email)
  if (await isEmailInUse(tx, person.email)) throw emailTakenFault()
  if (active) await removeUnconfirmedAccounts(tx, runtime, person.email)
  const id = randomUUID()
  await tx
    .insertInto('person')
    .values({
      id,
      email: person.email,
      ...columnsOf(person),
      password_hash: person.passwordHash ?? null,
      active_at: active ? nowOf(runtime) : null,
      created_at: nowOf(runtime),
    })
    .execute()
  return id
}

/** Updates a registered person with what they filled in now. A name that we have stays as it is (D34). */
export const completePerson = async (tx: Tx, personId: string, person: NewPerson): Promise<void> => {
  const { initials, infix, last_name, ...rest } = columnsOf(person)
  await tx
    .updateTable('person')
    .set({
      ...rest,
      initials: sql`coalesce(initials, ${initials})`,
      infix: sql`CASE WHEN last_name IS NULL THEN ${infix} ELSE infix END`,
      last_name: sql`coalesce(last_name, ${last_name})`,
    })
    .where('id', '=', personId)
    .execute()
}
