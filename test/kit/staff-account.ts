import { pino } from 'pino'
import type { Method } from '../../src/core/contract/call.ts'
import type { StaffRole } from '../../src/core/staff/roles.ts'
import { openDatabase } from '../../src/server/database/pool.ts'
import { officePrefix } from '../../src/server/http/api.ts'
import { officeApi } from '../../src/server/http/office/office.ts'
import { makeLimits } from '../../src/server/http/rate-limit.ts'
import { buildServer } from '../../src/server/http/server.ts'
import {
  findStaffSession,
  giveFactor,
  startStaffSession,
} from '../../src/server/services/staff/staff-sessions.ts'
import { totpCode, windowOf } from '../../src/server/services/staff/totp.ts'
import { travellingClock } from './clock.ts'
import { openTestServer } from './server.ts'
import { addStaff } from './staff.ts'

/** A member of staff of these tests. */
export type Colleague = Awaited<ReturnType<typeof addStaff>>

/** How a call is made: by which process, with which cookie, to which host and from which address. */
interface How {
  by?: Process
  cookie?: string
  host?: string
  from?: string
}
type Process = Awaited<ReturnType<typeof buildServer>>

const cookieName = '__Host-thuisbasis-beheer'
const origin = 'http://localhost:3000'

let made = 0

/** Opens the calls of the office, by as many processes on one database as a test asks for, with colleagues who make them. */
export async function openStaffAccounts() {
  const clock = travellingClock('2026-12-01T09:00:00Z')
  const server = await openTestServer({ clock })
  const { db } = server.database
  const closes: (() => Promise<unknown>)[] = []

  const openProcess = async (): Promise<Process> => {
    const database = openDatabase(server.database.servingUrl, { connections: 8, waitMs: 120_000 })
    const runtime = { ...server.runtime, database }
    const app = await buildServer({
      runtime,
      log: pino({ level: 'silent' }),
      production: false,
      publicUrl: origin,
      trustedProxies: [],
      parts: [
        async (scope) => {
          const binding = { runtime, limits: makeLimits(runtime), plainCookies: true }
          await scope.register((office) => officeApi(office, binding, origin), { prefix: officePrefix })
        },
      ],
    })
    closes.push(async () => {
      await app.close()
      await database.destroy()
    })
    return app
  }
  const first = await openProcess()

  const call = async (method: Method, path: string, payload?: object, how: How = {}) => {
    const answer = await (how.by ?? first).inject({
      method,
      url: `${officePrefix}${path}`,
      headers: { cookie: how.cookie ?? '', host: how.host ?? 'localhost:3000' },
      ...(how.from !== undefined && { remoteAddress: how.from }),
      ...(payload && { payload }),
    })
    const cookie = answer.cookies.find(({ name }) => name === cookieName)
    return {
      status: answer.statusCode,
      body: answer.body === '' ? undefined : answer.json(),
      headers: answer.headers,
      /** The cookie that the answer sets, as a browser sends it back; the one that was sent when it sets none. */
      cookie: cookie ? `${cookieName}=${cookie.value}` : (how.cookie ?? ''),
    }
  }
  const get = (path: string, how: How = {}) => call('GET', path, undefined, how)
  const post = (path: string, payload: object = {}, how: How = {}) => call('POST', path, payload, how)

  const colleague = (roles: readonly StaffRole[] = ['member-service']): Promise<Colleague> =>
    addStaff(db, server.runtime.vault, { email: `collega-${++made}@voorbeeld.nl`, roles })

  /** Gives the password alone; answers the cookie of the half session. */
  const givePassword = async ({ email, password }: Colleague, how: How = {}) =>
    post('/login', { emailAddress: email, password }, how)

  /** A session with both factors just given, without a call: its cookie. */
  const open = async ({ id }: Colleague, device = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0') => {
    const token = await startStaffSession(server.runtime, id, { device, place: '192.0.2.7' })
    const found = await findStaffSession(server.runtime, token)
    if (!found) throw new Error('the session did not begin')
    await db.transaction().execute((tx) => giveFactor(tx, server.runtime, found.session))
    return `${cookieName}=${token}`
  }

  const codeNow = ({ secret }: Pick<Colleague, 'secret'>) => totpCode(secret, windowOf(clock.now()))
  const lettersTo = async ({ email }: Colleague) =>
    (
      await db
        .selectFrom('letter')
        .select(['kind', 'facts'])
        .where('address', '=', email)
        .orderBy('created_at')
        .execute()
    ).map(({ kind, facts }) => [kind, (facts as { what?: string }).what].filter(Boolean).join(': '))
  const close = async () => {
    for (const one of closes) await one()
    await server.close()
  }
  return {
    clock,
    server,
    db,
    openProcess,
    call,
    get,
    post,
    colleague,
    givePassword,
    open,
    codeNow,
    lettersTo,
    close,
  }
}
