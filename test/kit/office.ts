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

/** The name of the cookie of a session of the office on a site without encryption. */
const plainCookie = 'thuisbasis-beheer'

interface Entering {
  /** Milliseconds by which the clock of the site is ahead of this machine's. */
  ahead?: number
  /** Minutes since the second factor was given. */
  minutesAgo?: number
}

/** Begins a session of a colleague, as if they had come in by the door; answers its token. */
const beginSession = async (
  db: Database,
  { id }: Pick<Colleague, 'id'>,
  { ahead = 0, minutesAgo = 0 }: Entering,
): Promise<string> => {
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
  return token
}

/** The cookie of a colleague who came in by the door, for calls without a browser. */
export const officeCookie = async (
  db: Database,
  colleague: Pick<Colleague, 'id'>,
  how: Entering = {},
): Promise<string> => `${plainCookie}=${await beginSession(db, colleague, how)}`

/** Gives a browser the session of a colleague, as if they had come in by the door. */
export const enterOffice = async (
  page: Page,
  { url, db }: { url: string; db: Database },
  colleague: Pick<Colleague, 'id'>,
  how: Entering = {},
): Promise<void> => {
  const value = await beginSession(db, colleague, how)
  await page.context().addCookies([{ name: plainCookie, value, url, httpOnly: true, sameSite: 'Strict' }])
}
