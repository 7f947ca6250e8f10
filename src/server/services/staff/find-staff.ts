import { sql } from 'kysely'
import { isStaffRole } from '../../../core/staff/roles.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { StaffActor } from '../context.ts'

/** An account of somebody who works here now, with what opens it. */
export interface StaffAccount extends Omit<StaffActor, 'kind' | 'isFresh' | 'byCommand'> {
  email: string
  passwordHash: string | undefined
  /** Whether an app with codes is set up. */
  hasTotp: boolean
  passkeys: number
}

const read = (database: Database | Tx) =>
  database
    .selectFrom('staff_account')
    .select(['id', 'email', 'name', 'roles', 'desks', 'password_hash', 'totp_locked'])
    .select((on) =>
      on
        .selectFrom('staff_passkey')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('staff_id', '=', 'staff_account.id')
        .as('passkeys'),
    )
    .where('left_at', 'is', null)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirst']>>>

const accountOf = (row: Row): StaffAccount => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: row.roles.filter(isStaffRole),
  desks: row.desks,
  passwordHash: row.password_hash ?? undefined,
  hasTotp: row.totp_locked !== null,
  passkeys: Number(row.passkeys ?? 0),
})

/** The account with this e-mail address; undefined when nobody who works here has it. */
export const findStaffByEmail = async (
  database: Database | Tx,
  email: string,
): Promise<StaffAccount | undefined> => {
  const row = await read(database).where(sql<boolean>`lower(email) = lower(${email})`).executeTakeFirst()
  return row && accountOf(row)
}

/** The account with this id; undefined for somebody who left. */
export const findStaff = async (database: Database | Tx, id: string): Promise<StaffAccount | undefined> => {
  const row = await read(database).where('id', '=', id).executeTakeFirst()
  return row && accountOf(row)
}

/** SQL condition for a query over `staff_account`: what `isActive` says of an account. */
export const canLogIn = sql<boolean>`(password_hash IS NOT NULL AND (totp_locked IS NOT NULL OR EXISTS (
  SELECT FROM staff_passkey WHERE staff_passkey.staff_id = staff_account.id)))`

/** Whether an account can be logged in to: it has a password and a second factor. */
export const isActive = ({ passwordHash, hasTotp, passkeys }: StaffAccount): boolean =>
  passwordHash !== undefined && (hasTotp || passkeys > 0)
