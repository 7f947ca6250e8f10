import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { StaffRole } from '../../src/core/staff/roles.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { hashToken, makeToken } from '../../src/server/services/sessions/tokens.ts'

export interface Colleague {
  id: string
  email: string
  name: string
}

/** Makes a colleague of one's own for a journey, who has no password: `enterOffice` lets them in. */
export const newColleague = async (
  db: Database,
  roles: readonly StaffRole[],
  { name = 'Noor de Wit', desks = [] }: { name?: string; desks?: readonly string[] } = {},
): Promise<Colleague> => {
  const id = randomUUID()
  const email = `${id}@voorbeeld.nl`
  await db
    .insertInto('staff_account')
    .values({ id, email, name, roles: [...roles], desks: [...desks], created_at: new Date().toISOString() })
    .execute()
  return { id, email, name }
}

/**
 * Gives a browser the session of a colleague, as if they had come in by the door `minutesAgo`. The clock of the site may be ahead
 * of this machine's by `ahead` milliseconds.
 */
export const enterOffice = async (
  page: Page,
  { url, db }: { url: string; db: Database },
  { id }: Pick<Colleague, 'id'>,
  { ahead = 0, minutesAgo = 0 }: { ahead?: number; minutesAgo?: number } = {},
): Promise<void> => {
  const token = makeToken()
  const now = Date.now() + ahead
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hashToken(token),
      staff_id: id,
      created_at: at(now),
      seen_at: at(now),
      factor_at: at(now - minutesAgo * 60_000),
      expires_at: at(now + 36_000_000),
      device: 'journey',
      place: '127.0.0.1',
    })
    .execute()
  await page
    .context()
    .addCookies([{ name: 'thuisbasis-beheer', value: token, url, httpOnly: true, sameSite: 'Strict' }])
}
