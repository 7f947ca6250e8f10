import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { amsterdamDay, type Clock, wallToZulu } from '../../../core/kernel/clock.ts'
import { isSignedBy, type Signed } from '../../ports/signature.ts'
import type { OrderBody } from './wire.ts'

/** How the stand-in answers: well, or in one of the ways in which partners go wrong. */
export type Mood =
  | 'well'
  | 'failing'
  | 'silent'
  | 'dripping'
  | 'redirecting'
  | 'endless'
  | 'html'
  | 'misshapen'

export interface StandIn {
  url: string
  /** One per idempotency key. */
  orders: Map<string, OrderBody>
  /** Keys in order of arrival, repeats included. */
  keys: string[]
  mood: Mood
  close(): Promise<void>
}

const tasks = [
  { id: 'lekkende-kraan', title: 'Lekkende kraan repareren', category_id: 'loodgieter' },
  { id: 'stopcontact-plaatsen', title: 'Stopcontact plaatsen', category_id: 'elektricien' },
]
const categories = [
  { id: 'loodgieter', title: 'Loodgieter' },
  { id: 'elektricien', title: 'Elektricien' },
]

/**
 * A handyman partner on this port of this machine, or on a free one, for tests and measurements: it refuses every
 * request that is not signed well.
 */
export const standIn = async (secret: string, clock: Clock, on = 0): Promise<StandIn> => {
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const desk: StandIn = {
    url: `http://127.0.0.1:${port}/partner`,
    orders: new Map(),
    keys: [],
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await buffer(request)).toString('utf8')
    const header = (name: string) => String(request.headers[name] ?? '')
    const { method = '', url: path = '' } = request
    const signed = { method, path, timestamp: header('x-timestamp'), key: header('idempotency-key'), body }
    if (!isSignedBy(secret, signed, header('x-signature'), Math.floor(clock.now() / 1000))) {
      send(response, [401, { error: 'signature' }])
      return
    }
    if (method === 'POST') desk.keys.push(signed.key)
    if (desk.mood === 'well') send(response, serve(desk, signed))
    else misbehave(desk.mood, response)
  }
  return desk
}

type Reply = [status: number, body: unknown]

const send = (response: ServerResponse, [status, body]: Reply): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const serve = (desk: StandIn, { method, path, key, body }: Signed): Reply => {
  const url = new URL(path, desk.url)
  const rates = /^\/partner\/v1\/tasks\/([^/]+)\/rates$/.exec(url.pathname)
  if (url.pathname === '/partner/v1/tasks') return [200, { tasks }]
  if (url.pathname === '/partner/v1/categories') return [200, { categories }]
  if (rates && tasks.some((task) => task.id === decodeURIComponent(rates[1] ?? ''))) {
    return [200, ratesFrom(url.searchParams.get('from') ?? '')]
  }
  if (url.pathname === '/partner/v1/orders' && method === 'POST') return take(desk, key, body)
  return [404, { error: 'unknown' }]
}

const take = (desk: StandIn, key: string, body: string): Reply => {
  if (!key) return [400, { error: 'key' }]
  const known = desk.orders.get(key)
  const order = JSON.parse(body) as OrderBody
  if (known && JSON.stringify(known) !== JSON.stringify(order)) return [422, { error: 'key' }]
  desk.orders.set(key, order)
  return [known ? 200 : 201, { reference: `P-${[...desk.orders.keys()].indexOf(key) + 1}` }]
}

/** Every one of the 42 days, until nine in the evening. */
const ratesFrom = (from: string) => {
  const first = amsterdamDay(from)
  const dates = Array.from({ length: 42 }, (_, ahead) => ({
    date: wallToZulu(`${first.add({ days: ahead })}T21:00:00`),
    price: 64.5,
    service_fee: 4.95,
  }))
  return { rate_type: 'per uur', dates }
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
