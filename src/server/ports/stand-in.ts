import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Clock, systemClock } from '../../core/kernel/clock.ts'
import { secretsIn } from './settings.ts'
import { isSignedBy, type Signed } from './signature.ts'

/** How a stand-in is opened; an adapter's own takes of it what it needs. */
export interface StandInOptions {
  /** What the site signs with: one secret, or a list with commas of which each is accepted. */
  secret: string
  clock: Clock
  /** Of this machine; 0 for a free one. */
  port: number
}

/** The other end of an adapter on this machine, for tests, measurements and `compose.yaml`. */
export interface StandIn {
  /** What leads the site to it. */
  settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** What the file `stand-in.ts` of an adapter exports. */
export interface StandInModule {
  /** Which settings lead the site to a stand-in on this port. */
  settingsAt(port: number, secret: string): Record<string, string>
  standIn(options?: Partial<StandInOptions>): Promise<StandIn>
}

/** The options with what holds where nothing is given. */
export const standInOptions = (given: Partial<StandInOptions> = {}): StandInOptions => ({
  secret: 'a secret between us and a stand-in of a partner',
  clock: systemClock,
  port: 0,
  ...given,
})

/** Listens on this port of this machine; answers the port and what ends it. */
export const listenHere = async (
  receive: RequestListener,
  on: number,
): Promise<{ port: number; close(): Promise<void> }> => {
  const server = createServer(receive)
  await new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** How a stand-in answers: well, or in one of the ways in which partners go wrong. */
export type Mood =
  | 'well'
  | 'failing'
  | 'silent'
  | 'dripping'
  | 'redirecting'
  | 'endless'
  | 'html'
  | 'misshapen'

/** The stand-in of a partner that serves our own HTTP interface. */
export interface SignedStandIn extends StandIn {
  /** The address below which its calls stand. */
  url: string
  /** What it took, one per idempotency key. */
  orders: Map<string, unknown>
  /** Keys in order of arrival, repeats included. */
  keys: string[]
  mood: Mood
  /** Changes a good answer on its way. */
  spoil: ((answer: unknown) => unknown) | undefined
}

/** A request below the partner's address. */
export interface Received {
  method: string
  /** Below the address: `/v1/tasks`. */
  path: string
  query: URLSearchParams
  /** Parsed JSON; undefined when there is none. */
  body: unknown
}

export type Reply = [status: number, body: unknown]

const base = '/partner'

/** The address of a stand-in on this port. */
export const standInUrl = (port: number): string => `http://127.0.0.1:${port}${base}`

/** Which settings lead the site to the stand-in of the partner that this variable chooses. */
export const signedSettingsAt =
  (variable: string) =>
  (port: number, secret: string): Record<string, string> => ({
    [`${variable}_URL`]: standInUrl(port),
    [`${variable}_SECRET`]: secret,
  })

/** What a partner that serves our interface does beside checking signatures and knowing orders by their keys. */
interface Desk {
  /** The paths to which orders are posted. */
  orders: readonly string[]
  /** Answers all other calls; 404 where it answers nothing. */
  serve(received: Received): Reply | undefined
  /** Answers an order that cannot be taken, unless it was taken before. */
  refuse?(order: unknown): Reply | undefined
  /** What an order that was taken is answered; a reference alone where nothing is said. */
  answer?(order: unknown): unknown
}

/**
 * Stands in for a partner that serves our interface: refuses every request that is not signed well, and knows an order by
 * its key.
 */
export const signedStandIn = async (
  given: Partial<StandInOptions> | undefined,
  settingsAt: StandInModule['settingsAt'],
  { orders, serve, refuse, answer: answered }: Desk,
): Promise<SignedStandIn> => {
  const { secret, clock, port: on } = standInOptions(given)
  const secrets = secretsIn(secret)
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { signed, signature } = await signedIn(request)
    if (!isSignedBy(secrets, signed, signature, Math.floor(clock.now() / 1000)))
      return send(response, [401, { error: 'signature' }])
    if (signed.method === 'POST') desk.keys.push(signed.key)
    if (desk.mood !== 'well') return misbehave(desk.mood, response)
    const received = receivedIn(signed)
    const taken = orders.includes(received.path) && received.method === 'POST'
    const [status, answer] =
      (taken ? take(desk, signed.key, received.body, { refuse, answer: answered }) : serve(received)) ??
      unknown
    send(response, [status, desk.spoil ? desk.spoil(answer) : answer])
  }
  const { port, close } = await listenHere((request, response) => {
    receive(request, response).catch(() => response.destroy())
  }, on)
  const desk: SignedStandIn = {
    url: standInUrl(port),
    settings: settingsAt(port, secret),
    orders: new Map(),
    keys: [],
    mood: 'well',
    spoil: undefined,
    close,
  }
  return desk
}

const unknown: Reply = [404, { error: 'unknown' }]

const signedIn = async (request: IncomingMessage): Promise<{ signed: Signed; signature: string }> => {
  const body = (await buffer(request)).toString('utf8')
  const header = (name: string) => String(request.headers[name] ?? '')
  const { method = '', url: path = '' } = request
  const signed = { method, path, timestamp: header('x-timestamp'), key: header('idempotency-key'), body }
  return { signed, signature: header('x-signature') }
}

const receivedIn = ({ method, path, body }: Signed): Received => {
  const { pathname, searchParams } = new URL(path, standInUrl(0))
  return {
    method,
    path: pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '',
    query: searchParams,
    body: body === '' ? undefined : JSON.parse(body),
  }
}

const take = (
  desk: SignedStandIn,
  key: string,
  order: unknown,
  { refuse, answer }: Pick<Desk, 'refuse' | 'answer'>,
): Reply => {
  if (!key) return [400, { error: 'key' }]
  const known = desk.orders.get(key)
  if (known && JSON.stringify(known) !== JSON.stringify(order)) return [422, { error: 'key' }]
  const refused = known ? undefined : refuse?.(order)
  if (refused) return refused
  desk.orders.set(key, order)
  const reference = `P-${[...desk.orders.keys()].indexOf(key) + 1}`
  return [known ? 200 : 201, answer ? answer(order) : { reference }]
}

const send = (response: ServerResponse, [status, body]: Reply): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const misbehave = (mood: Exclude<Mood, 'well'>, response: ServerResponse): void => {
  switch (mood) {
    case 'failing':
      send(response, [503, { error: 'maintenance' }])
      break
    case 'misshapen':
      send(response, [200, { tasks: [{ id: 7 }], reference: null }])
      break
    case 'redirecting':
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
      break
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
      break
    case 'silent':
      break
    case 'dripping':
      pour(response, ' ', 20)
      break
    case 'endless':
      pour(response, ' '.repeat(1024 * 1024), 1)
      break
  }
}

const pour = (response: ServerResponse, part: string, every: number): void => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(part), every)
  response.on('close', () => clearInterval(timer))
}
