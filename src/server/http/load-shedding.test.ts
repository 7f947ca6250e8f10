import fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bounds, kindOf, measureLoad, shedLoad } from './load-shedding.ts'
import { answerProblem } from './problems.ts'

let late = 0
const closed: (() => Promise<unknown>)[] = []
afterEach(async () => {
  late = 0
  for (const close of closed.splice(0)) await close()
  vi.useRealTimers()
})

const sender = async () => ({ name: '', phone: '033 000 00 00', hours: '', email: '', siteUrl: '' })

/** A server whose calls to `/api/slow` wait until `letGo`. */
const serve = () => {
  const app = fastify()
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  shedLoad(app, { load: { delayMs: () => late, close: () => undefined }, refuse: answerProblem(sender) })
  app.get('/api/slow', async () => {
    await gate
    return 'done'
  })
  app.get('/api/quick', async () => 'done')
  app.get('/healthz', async () => 'ok')
  app.get('/', async () => 'page')
  closed.push(() => app.close())
  return { app, letGo: () => letGo() }
}

test.each([
  ['GET', '/', 'page'],
  ['HEAD', '/contact?a=b', 'page'],
  ['GET', '/assets/main.js', 'page'],
  ['GET', '/apiary', 'page'],
  ['GET', '/zoekresultaat?q=dak', 'work'],
  ['GET', '/problemen-oplossen/resultaten?q=dak', 'work'],
  ['GET', '/problemen-oplossen/resultaten', 'page'],
  ['GET', '/api/klusservice/tasks', 'work'],
  ['POST', '/mening?pagina=/', 'work'],
  ['GET', '/healthz', 'probe'],
  ['GET', '/readyz?x', 'probe'],
] as const)('%s %s is a %s', (method, url, kind) => {
  expect(kindOf(method, url)).toBe(kind)
})

describe('a process that is late', () => {
  test('refuses work first, then pages, and always answers its probes', async () => {
    const { app } = serve()
    const statuses = async () => [
      (await app.inject('/api/quick')).statusCode,
      (await app.inject('/')).statusCode,
      (await app.inject('/healthz')).statusCode,
    ]
    expect(await statuses()).toEqual([200, 200, 200])
    late = bounds.work.lateMs + 1
    expect(await statuses()).toEqual([503, 200, 200])
    late = bounds.page.lateMs + 1
    expect(await statuses()).toEqual([503, 503, 200])
    late = 0
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('says in Dutch when to come back: a problem for a program, a page for a person', async () => {
    const { app } = serve()
    late = bounds.page.lateMs + 1
    const call = await app.inject('/api/quick')
    expect(call.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'application/problem+json; charset=utf-8',
    })
    expect(call.json()).toMatchObject({ status: 503, code: 'busy' })
    const page = await app.inject('/')
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(page.body).toContain('<html lang="nl">')
  })
})

test('work beyond what can be at hand is refused, and taken again when some is done', async () => {
  const { app, letGo } = serve()
  const waiting = Array.from({ length: bounds.work.atOnce }, () => app.inject('/api/slow'))
  for (const one of waiting) void one.then(() => undefined)
  await expect.poll(async () => (await app.inject('/api/quick')).statusCode).toBe(503)
  expect((await app.inject('/')).statusCode).toBe(200)
  letGo()
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await app.inject('/api/quick')).statusCode).toBe(200)
})

test('the lateness of this process is measured, once it lasts for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const load = measureLoad()
  closed.push(async () => load.close())
  /** Blocks the event loop for a while, and returns the delay that was measured. */
  const heldUp = async () => {
    for (let times = 0; times < 3; times++) {
      const until = performance.now() + 60
      while (performance.now() < until);
      await new Promise((resolve) => setImmediate(resolve))
    }
    vi.advanceTimersByTime(500)
    return load.delayMs()
  }
  expect([await heldUp(), await heldUp(), await heldUp()]).toEqual([0, 0, 0])
  expect(await heldUp()).toBeGreaterThan(10)
})
