import { sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import { canLogIn } from './find-staff.ts'

/** Operators who work here and can log in, longest here first. */
export const activeOperators = (database: Database | Tx): Promise<{ id: string; email: string }[]> =>
  database
    .selectFrom('staff_account')
    .select(['id', 'email'])
    .where('left_at', 'is', null)
    .where(canLogIn)
    .where(sql<boolean>`'operator' = ANY (roles)`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
