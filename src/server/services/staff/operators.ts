import { sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import type { Context } from '../context.ts'

/** Operators who can log in, longest here first: they work here, and have a password and a second factor. */
export const activeOperators = (database: Database | Tx): Promise<{ id: string; email: string }[]> =>
  database
    .selectFrom('staff_account')
    .select(['id', 'email'])
    .where('left_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where(sql<boolean>`'operator' = ANY (roles)`)
    .where(
      sql<boolean>`(totp_locked IS NOT NULL OR EXISTS (
        SELECT FROM staff_passkey WHERE staff_passkey.staff_id = staff_account.id))`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Whether what gives rights takes two operators; until two are active, the server is the second pair of eyes. */
export const needsTwo = async ({ database }: Pick<Context, 'database'>): Promise<boolean> =>
  (await activeOperators(database)).length >= 2
