import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visitorsFirst } from './visitors-first.ts'

const closed: (() => Promise<unknown>)[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closed.splice(0)) await close()
})

/** A site of which every answer waits until it is let go; `arrived` resolves when a request stands there. */
const serve = () => {
  const app = fastify()
  const first = visitorsFirst()
  first.requests(app)
  const gate = Promise.withResolvers<void>()
  const arrival = Promise.withResolvers<void>()
  app.all('/', async () => {
    arrival.resolve()
    await gate.promise
    return 'done'
  })
  closed.push(() => app.close())
  let begun = 0
  const job = async () => {
    await first.turn()
    begun++
  }
  return { app, job, begun: () => begun, arrived: arrival.promise, letGo: gate.resolve }
}

test('a job begins at once on a site to which nobody sends anything', async () => {
  const { app, job, begun, arrived, letGo } = serve()
  const read = app.inject({ method: 'GET', url: '/' })
  await arrived
  // no time passes
  await job()
  expect(begun()).toBe(1)
  letGo()
  await read
})

test('jobs wait until what is sent in was answered', async () => {
  const { app, job, begun, arrived, letGo } = serve()
  const sent = app.inject({ method: 'POST', url: '/' })
  await arrived
  const jobs = Promise.all([job(), job(), job()])
  await vi.advanceTimersByTimeAsync(800)
  expect(begun()).toBe(0)
  letGo()
  expect((await sent).statusCode).toBe(200)
  await vi.advanceTimersByTimeAsync(100)
  await jobs
  expect(begun()).toBe(3)
})

test('no job waits longer than a second or so', async () => {
  const { app, job, begun, arrived, letGo } = serve()
  const sent = app.inject({ method: 'POST', url: '/' })
  await arrived
  const waiting = job()
  await vi.advanceTimersByTimeAsync(950)
  expect(begun()).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  await waiting
  letGo()
  await sent
})
