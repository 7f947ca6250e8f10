import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '../src/core/contract/endpoint.ts'
import { clockAt } from '../src/core/kernel/clock.ts'
import { type StaffRole, staffRoles } from '../src/core/staff/roles.ts'
import { freshFactorSeconds, staffIdleSeconds, staffSessionSeconds } from '../src/core/staff/sessions.ts'
import type { ServedCall } from '../src/server/feature.ts'
import { officeCalls } from '../src/server/features.ts'
import { instantFromNow } from '../src/server/services/context.ts'
import { anyone } from '../src/server/services/permissions.ts'
import { demoPersonId } from '../src/server/services/sessions/demo-people.ts'
import { startSession } from '../src/server/services/sessions/start.ts'
import { hashToken, makeToken } from '../src/server/services/sessions/tokens.ts'
import { goodRequest } from './kit/judged-requests.ts'
import { openTestServer, type TestServer } from './kit/server.ts'

// Every call of the office by everybody who could try it, each with the example of its contract: only whom the matrix grants it
// (docs/roles.md) is answered by its verb.

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
})
afterAll(() => server.close())

const officeCookie = '__Host-thuisbasis-beheer'
const siteCookie = '__Host-thuisbasis'

interface Account {
  roles: readonly StaffRole[]
  hasLeft?: boolean
}

const addAccount = async ({ roles, hasLeft = false }: Account): Promise<string> => {
  const { runtime, database } = server
  const id = randomUUID()
  const email = `kantoor-${id.slice(0, 8)}@voorbeeld.nl`
  const created_at = instantFromNow(runtime, -86_400)
  await database.db
    .insertInto('staff_account')
    .values({
      ...{ id, email, name: 'Sanne Bakker', roles: [...roles], desks: ['juridisch'], created_at },
      left_at: hasLeft ? created_at : null,
    })
    .execute()
  return id
}

interface Ages {
  /** Seconds since the second factor was given; left out where only the password was. */
  factor?: number
  /** Seconds since it was last used. */
  use?: number
  /** Seconds since it began. */
  whole?: number
}

/** A session of the office of these ages, of a new account; answers its token. */
const startOffice = async (account: Account, { factor, use = 0, whole = 0 }: Ages): Promise<string> => {
  const { runtime, database } = server
  const token = makeToken()
  await database.db
    .insertInto('staff_session')
    .values({
      token_hash: hashToken(token),
      staff_id: await addAccount(account),
      created_at: instantFromNow(runtime, -whole),
      seen_at: instantFromNow(runtime, -use),
      expires_at: instantFromNow(runtime, staffSessionSeconds - whole),
      factor_at: factor === undefined ? null : instantFromNow(runtime, -factor),
      device: 'Een browser',
      place: '10.0.0.1',
    })
    .execute()
  return token
}

interface Caller {
  name: string
  /** The roles that count for this caller; none for whom the office does not know. */
  roles: readonly StaffRole[]
  isFresh: boolean
  /** Makes the cookies of one request. Each has a session of its own, as some calls end the one that they are made in. */
  cookie(): Promise<string>
}

const stranger = (name: string, cookie: Caller['cookie']): Caller => ({
  ...{ name, cookie, roles: [], isFresh: false },
})
const inOffice =
  (account: Account, ages: Ages): Caller['cookie'] =>
  async () =>
    `${officeCookie}=${await startOffice(account, ages)}`
const onSite = async (person?: string): Promise<string> => (await startSession(server.runtime, person)).token

const everyRole = { roles: staffRoles }
const stale = freshFactorSeconds + 1

const callers: readonly Caller[] = [
  stranger('nobody', async () => ''),
  stranger('a token that was made up', async () => `${officeCookie}=${makeToken()}`),
  stranger('a visitor of the site', async () => `${siteCookie}=${await onSite()}`),
  stranger('a member', async () => `${siteCookie}=${await onSite(demoPersonId('lid'))}`),
  stranger(
    'a member whose token came in the cookie of the office',
    async () => `${officeCookie}=${await onSite(demoPersonId('lid'))}`,
  ),
  stranger(
    'staff whose token came in the cookie of the site',
    async () => `${siteCookie}=${await startOffice(everyRole, { factor: 0 })}`,
  ),
  stranger('who gave the password alone', inOffice(everyRole, {})),
  stranger('who left', inOffice({ ...everyRole, hasLeft: true }, { factor: 0 })),
  stranger(
    'who was away too long',
    inOffice(everyRole, { factor: staffIdleSeconds + 1, use: staffIdleSeconds + 1 }),
  ),
  stranger('whose ten hours are over', inOffice(everyRole, { factor: 0, whole: staffSessionSeconds + 1 })),
  stranger('staff without a role', inOffice({ roles: [] }, { factor: 0 })),
  ...staffRoles.flatMap((role): Caller[] => [
    { name: role, roles: [role], isFresh: true, cookie: inOffice({ roles: [role] }, { factor: 0 }) },
    {
      ...{ name: `${role}, factor not fresh`, roles: [role], isFresh: false },
      cookie: inOffice({ roles: [role] }, { factor: stale }),
    },
  ]),
]

const isGranted = ({ verb: { may } }: ServedCall, { roles, isFresh }: Caller): boolean =>
  may === anyone || (roles.some((role) => may.roles?.includes(role)) && (isFresh || !may.stepUp))

const addressOf = (call: AnyEndpoint): string => {
  const { params, query } = goodRequest(call)
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const asked = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}

/** A body as a form with its files, whose content says nothing. */
const formOf = async (body: Readonly<Record<string, unknown>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const one of [value].flat())
      if (typeof one === 'object') form.append(name, new File(['.'], 'leeg.pdf'))
      else form.append(name, String(one))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

let networks = 0

/** Makes the call with the example of its contract, from an internet address of its own, so that no limit is met. */
const statusOf = async ({ endpoint }: ServedCall, caller: Caller): Promise<number> => {
  networks++
  const cookie = await caller.cookie()
  const { body } = goodRequest(endpoint)
  const sent = endpoint.multipart ? await formOf(body) : { payload: body, headers: {} }
  const answer = await server.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    remoteAddress: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
    headers: { cookie, ...sent.headers },
    ...(endpoint.body && { payload: sent.payload }),
  })
  return answer.statusCode
}

test('only whom the matrix grants a call is answered by it, and everybody else gets 401 or 403', async () => {
  const lines: string[] = []
  const wrong: string[] = []
  for (const call of officeCalls) {
    const { name } = call.endpoint
    for (const caller of callers) {
      const status = await statusOf(call, caller)
      const isRefused = status === 401 || status === 403
      const granted = isGranted(call, caller)
      if (!isRefused) lines.push(`${name}  ${caller.name}  ${status}`)
      if (!isRefused && !granted) wrong.push(`${name} answers ${status} to ${caller.name}`)
      // what anybody may call still asks for a session where it needs one, as the second factor does
      if (isRefused && granted && call.verb.may !== anyone)
        wrong.push(`${name} refuses ${caller.name} with ${status}`)
      if (status >= 500) wrong.push(`${name} breaks for ${caller.name}`)
    }
  }
  console.log(lines.join('\n'))
  expect(wrong).toEqual([])
  expect(lines.length).toBeGreaterThan(officeCalls.length)
})
