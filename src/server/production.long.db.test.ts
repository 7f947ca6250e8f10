import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../test/kit/database.ts'
import {
  claimingFiles,
  endServer,
  freePort,
  launchServer,
  untilReady,
} from '../../test/kit/server-process.ts'
import { bookingOf, firstSlots, type Rates, ratesAt } from '../../test/storms/bookings.ts'
import { pause } from '../core/kernel/pause.ts'
import { handyman as handymanPartner } from './partners/handyman.ts'
import { openStandIns, standInOf } from './partners/stand-in.ts'

// Production as two processes behind a proxy. What a single process promises is tested in production.db.test.ts.

let site: ProductionSite

beforeAll(async () => {
  site = await openProduction(claimingFiles)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const email = 'vindmij-nergens@voorbeeld.nl'

/** Asks again while a process answers that it is busy (503), as it may on a machine with other work. */
const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  for (let left = 40; ; left--) {
    const answer = await fetch(`${site.url}${path}`, init)
    if (answer.status !== 503 || left === 0) return answer
    await pause(500)
  }
}

const rates = async (left = 40): Promise<Rates> => {
  try {
    return await ratesAt(site.url)
  } catch (thrown) {
    if (left === 0) throw thrown
    await pause(500)
    return rates(left - 1)
  }
}

const book = (offered: Rates, origin = site.publicUrl) =>
  ask('/api/klusservice/appointment', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(bookingOf(offered, firstSlots(offered), email)),
  })

test('a booking comes through: one order at the partner, one mail, whichever process took it', async () => {
  const offered = await rates()
  const answers = [await book(offered), await book(offered), await book(offered), await book(offered)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  )
  await expect.poll(() => site.orders.size).toBe(4)
  await expect.poll(() => site.mails.length).toBe(4)
  for (const reference of references)
    expect(site.mails.filter(({ subject }) => subject?.includes(reference))).toHaveLength(1)
  expect(site.mails[0]?.from?.address).toBe('service@voorbeeld.test')
  expect(site.mails[0]?.html).toContain(site.publicUrl)
  const took = await Promise.all(
    site.processes.map(async ({ metricsUrl }) => {
      const text = await (await fetch(metricsUrl)).text()
      const count = /_count\{method="POST",route="\/api\/klusservice\/appointment",status="2xx"\} (\d+)/
      return Number(count.exec(text)?.[1] ?? 0)
    }),
  )
  expect(took.reduce((sum, one) => sum + one, 0)).toBe(4)
})

test('a process that is stopped finishes, and the other one goes on', async () => {
  const [first] = site.processes
  if (!first) throw new Error('No process.')
  const asked = Array.from({ length: 20 }, () => ask('/api/klusservice/tasks'))
  expect(await endServer(first.child, 'SIGTERM')).toBe(0)
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
  expect((await book(await rates())).status).toBe(201)
})

test('nothing that a visitor typed is in the logs', () => {
  const logged = site.processes.map(({ output }) => output()).join('')
  expect(logged).toContain('"route":"/api/klusservice/appointment"')
  expect(logged).not.toContain(email)
  expect(logged).not.toMatch(/3821 ?BT|Voorbeeldlaan/)
})

/**
 * A site as an association would run it: two processes behind a proxy, with partners that are reached by their real protocols.
 */
interface ProductionSite extends AsyncDisposable {
  /** The address of the proxy, over http; it tells the processes that requests came over https. */
  url: string
  publicUrl: string
  database: FreshDatabase
  env: NodeJS.ProcessEnv
  processes: { child: ChildProcess; url: string; metricsUrl: string; output(): string }[]
  mails: Email[]
  orders: ReadonlyMap<string, unknown>
}

const publicUrl = 'https://www.voorbeeld.test'

/** Starts everything, and resolves once it is ready. `over` replaces variables of both processes. */
async function openProduction(over: NodeJS.ProcessEnv = {}): Promise<ProductionSite> {
  const closing = new AsyncDisposableStack()
  const database = closing.use(await freshDatabase())
  const handyman = closing.adopt(await standInOf(handymanPartner), (one) => one.close())
  const partners = closing.use(await openStandIns({ given: { handyman } }))
  const post = closing.use(await openPost())
  const dataDir = closing.adopt(await mkdtemp(join(tmpdir(), 'production-')), (folder) =>
    rm(folder, { recursive: true }),
  )
  const env: NodeJS.ProcessEnv = {
    MODE: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    ...database.settings,
    DATA_DIR: dataDir,
    SECRETS: 'the newest secret of this production site,the secret before it that is kept for a while',
    TRUSTED_PROXIES: '127.0.0.1',
    ...partners.settings,
    MAIL: 'smtp',
    SMTP_URL: post.url,
    MAIL_FROM: 'service@voorbeeld.test',
    ...over,
  }
  const start = async () => {
    const [port, metricsPort] = [await freePort(), await freePort()]
    const child = launchServer({ ...env, PORT: String(port), METRICS_PORT: String(metricsPort) })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
    closing.defer(async () => void (await endServer(child, 'SIGTERM')))
    const url = `http://127.0.0.1:${port}`
    await untilReady(url, child, () => printed)
    return { child, url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, output: () => printed }
  }
  try {
    const processes = [await start(), await start()]
    const url = closing.use(await openProxy(processes.map((one) => one.url))).url
    const { mails } = post
    const dispose = () => closing.disposeAsync()
    return {
      ...{ url, publicUrl, database, env, processes, mails, orders: handyman.orders },
      [Symbol.asyncDispose]: dispose,
    }
  } catch (thrown) {
    await closing.disposeAsync()
    throw thrown
  }
}

/** A mail server without TLS that keeps the mails it gets. */
async function openPost(): Promise<{ url: string; mails: Email[] } & AsyncDisposable> {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((content) => PostalMime.parse(content))
        .then((mail) => {
          mails.push(mail)
          done()
        }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, mails, [Symbol.asyncDispose]: close }
}

/**
 * A proxy that sends each request to the next process in turn, with the headers for the client's address and https; when a
 * process does not listen, it tries the other.
 */
async function openProxy(targets: string[]): Promise<{ url: string } & AsyncDisposable> {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const first = turn++
    // The body is read before it is sent on, so that the second process gets it too when the first is gone.
    const body = await buffer(incoming)
    const pass = (tried: number) => {
      const target = targets[(first + tried) % targets.length] ?? ''
      const { 'x-forwarded-for': before, ...headers } = incoming.headers
      const forwarded = [before, incoming.socket.remoteAddress].filter(Boolean).join(', ')
      const asked = request(
        new URL(incoming.url ?? '/', target),
        {
          method: incoming.method,
          // One connection per request: a process may close a kept connection at the moment that it is used again.
          agent: false,
          headers: {
            ...headers,
            host: new URL(publicUrl).host,
            'x-forwarded-for': forwarded,
            'x-forwarded-proto': 'https',
          },
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        },
      )
      asked.on('error', () => {
        if (tried + 1 < targets.length && !outgoing.headersSent) pass(tried + 1)
        else outgoing.destroy()
      })
      asked.end(body)
    }
    pass(0)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close }
}
