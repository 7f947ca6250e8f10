import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { whileBusy } from '../../test/kit/busy.ts'
import { visitorsFirst } from './visitors-first.ts'

const closed: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closed.splice(0)) await close()
})

/** A site of which every answer waits until it is let go. */
const serve = () => {
  const app = fastify()
  const first = visitorsFirst()
  first.requests(app)
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  app.all('/', async () => {
    await gate
    return 'done'
  })
  closed.push(() => app.close())
  const begun: number[] = []
  const job = async () => {
    const asked = performance.now()
    await first.turn()
    begun.push(performance.now() - asked)
  }
  return { app, first, job, begun, letGo }
}

const arrived = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a job begins at once on a site to which nobody sends anything', async () => {
  const { app, job, begun, letGo } = serve()
  const read = app.inject({ method: 'GET', url: '/' })
  await arrived()
  await job()
  expect(begun[0]).toBeLessThan(whileBusy(500))
  letGo()
  await read
})

test('jobs wait until what is sent in was answered', async () => {
  const { app, job, begun, letGo } = serve()
  const sent = app.inject({ method: 'POST', url: '/' })
  await arrived()
  const jobs = Promise.all([job(), job(), job()])
  await arrived()
  expect(begun).toEqual([])
  letGo()
  expect((await sent).statusCode).toBe(200)
  await jobs
  expect(begun).toHaveLength(3)
})

test('no job waits longer than a second or so', async () => {
  const { app, job, begun, letGo } = serve()
  const sent = app.inject({ method: 'POST', url: '/' })
  await arrived()
  await job()
  expect(begun[0]).toBeGreaterThan(900)
  letGo()
  await sent
})
