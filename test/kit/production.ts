import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { standIn } from '../../src/server/adapters/handyman-http/stand-in.ts'
import { pdokStandIn } from '../../src/server/adapters/pdok/stand-in.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { endServer, freePort, launchServer, untilReady } from './server-process.ts'

/** A site as an association would run it: two processes behind a proxy, partners at the other end of real protocols. */
export interface ProductionSite extends AsyncDisposable {
  /** Of the proxy, over http: what it sends on says https. */
  url: string
  publicUrl: string
  database: FreshDatabase
  env: NodeJS.ProcessEnv
  processes: { child: ChildProcess; url: string; metricsUrl: string; output(): string }[]
  mails: Email[]
  /** Orders that the handyman partner has, by idempotency key. */
  orders: ReadonlyMap<string, unknown>
}

const handymanSecret = 'a secret between us and the handyman partner'
export const publicUrl = 'https://www.voorbeeld.test'

/** Starts everything; ready when this resolves. `over` replaces variables of both processes. */
export async function openProduction(over: NodeJS.ProcessEnv = {}): Promise<ProductionSite> {
  const closing = new AsyncDisposableStack()
  const database = closing.use(await freshDatabase())
  const handyman = closing.adopt(await standIn(handymanSecret, systemClock), (one) => one.close())
  const pdok = closing.adopt(await pdokStandIn(), (one) => one.close())
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
    ADDRESSES: 'pdok',
    PDOK_LOCATION_URL: pdok.locationUrl,
    PDOK_BAG_URL: pdok.bagUrl,
    SCAN: 'off',
    HANDYMAN: 'http',
    HANDYMAN_URL: handyman.url,
    HANDYMAN_SECRET: handymanSecret,
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

/** A mail server without TLS that keeps what it gets. */
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

/** Takes turns, says for whom it asks and that it came over TLS; passes by a process that does not listen. */
async function openProxy(targets: string[]): Promise<{ url: string } & AsyncDisposable> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const first = turn++
    const pass = (tried: number) => {
      const target = targets[(first + tried) % targets.length] ?? ''
      const { 'x-forwarded-for': before, ...headers } = incoming.headers
      const forwarded = [before, incoming.socket.remoteAddress].filter(Boolean).join(', ')
      const asked = request(
        new URL(incoming.url ?? '/', target),
        {
          method: incoming.method,
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
      if (incoming.method === 'GET' || incoming.method === 'HEAD') asked.end()
      else incoming.pipe(asked)
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
