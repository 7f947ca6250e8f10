import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { openDatabase } from '../src/server/database/pool.ts'
import { staffCookie } from '../src/server/http/office/office-cookie.ts'
import { hashToken, makeToken } from '../src/server/services/sessions/tokens.ts'
import type { Site } from './site.ts'

/** Somebody of the office, logged in with both factors, who asks one thing at a time. */
export interface Colleague extends Disposable {
  /**
   * Asks a call of the office, with a body where it has one; by `POST` then, unless said otherwise.
   * @returns its answer, parsed where it is JSON, and the milliseconds that it took.
   * @throws Error for any answer but 200.
   */
  ask(path: string, body?: object, method?: 'PUT'): Promise<{ answer: unknown; ms: number }>
}

/** Lets in this many colleagues, who may do all that member service, finance and advisers may. */
export async function enterAs(site: Site, count: number): Promise<Colleague[]> {
  const database = openDatabase(site.database.url, { connections: 2 })
  try {
    return await Promise.all(Array.from({ length: count }, () => enter(site, database)))
  } finally {
    await database.destroy()
  }
}

async function enter(site: Site, database: ReturnType<typeof openDatabase>): Promise<Colleague> {
  const id = randomUUID()
  const token = makeToken()
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const roles = ['member-service', 'finance', 'editor']
  const account = {
    id,
    email: `${id}@voorbeeld.nl`,
    name: 'Noor de Wit',
    roles,
    desks: [],
    created_at: at(0),
  }
  await database.insertInto('staff_account').values(account).execute()
  await database
    .insertInto('staff_session')
    .values({
      token_hash: hashToken(token),
      staff_id: id,
      created_at: at(0),
      seen_at: at(0),
      factor_at: at(0),
      expires_at: at(36_000),
      device: 'bench',
      place: '127.0.0.1',
    })
    .execute()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const cookie = `${staffCookie}=${token}`
  return {
    async ask(path, body, method) {
      const begun = performance.now()
      const answer = await sent({ agent, url: `${site.url}${path}`, cookie, body, method })
      const said = await text(answer)
      const ms = performance.now() - begun
      if (answer.statusCode !== 200)
        throw new Error(`${path} was answered with ${answer.statusCode}: ${said}`)
      const isJson = answer.headers['content-type']?.includes('json')
      return { answer: isJson ? (JSON.parse(said) as unknown) : said, ms }
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}

interface Asked {
  agent: Agent
  url: string
  cookie: string
  body: object | undefined
  method: string | undefined
}

function sent({ agent, url, cookie, body, method = body ? 'POST' : 'GET' }: Asked): Promise<IncomingMessage> {
  const json = body && JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      'x-forwarded-for': '10.0.0.2',
      ...(json !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
        'idempotency-key': randomUUID(),
      }),
    }
    request(url, { agent, method, headers }, resolve).once('error', reject).end(json)
  })
}
