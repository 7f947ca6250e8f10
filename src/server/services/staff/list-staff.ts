import { sql } from 'kysely'
import { isStaffRole, type StaffRole } from '../../../core/staff/roles.ts'
import type { Context } from '../context.ts'
import { canLogIn } from './find-staff.ts'

/** Somebody who works here or did. `lastSeenAt`: ISO instant of the last use of a session that still stands. */
export interface ListedStaff {
  id: string
  email: string
  name: string
  roles: StaffRole[]
  /** The desks of an adviser, by their keys in the settings. */
  desks: string[]
  /** `invited`: there is no password or second factor yet, or not any more. */
  state: 'invited' | 'active' | 'left'
  lastSeenAt?: string | undefined
}

/** Most accounts in the list; those who left last come last. */
const most = 1000

/** Everybody who works here, by name, and then those who left. */
export const listAccounts = async ({ database }: Pick<Context, 'database'>): Promise<ListedStaff[]> => {
  const rows = await database
    .selectFrom('staff_account')
    .select(['id', 'email', 'name', 'roles', 'desks', 'left_at'])
    .select([
      canLogIn.as('can_log_in'),
      sql<string | null>`(
        SELECT max(seen_at) FROM staff_session
        WHERE staff_session.staff_id = staff_account.id)`.as('seen_at'),
    ])
    .orderBy(sql`left_at IS NOT NULL`)
    .orderBy('left_at', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    roles: row.roles.filter(isStaffRole),
    desks: row.desks,
    state: row.left_at !== null ? 'left' : row.can_log_in ? 'active' : 'invited',
    ...(row.seen_at !== null && { lastSeenAt: row.seen_at }),
  }))
}
