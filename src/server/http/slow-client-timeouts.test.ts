import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { allowedMs, answerMs, closeSlowClients, patienceMs, timeouts } from './slow-client-timeouts.ts'

afterEach(() => void vi.useRealTimers())

test('a body that trickles in has 15 seconds, one on the slowest line has all it needs', () => {
  expect(allowedMs(0)).toBe(15_000)
  expect(allowedMs(15)).toBeLessThan(15_010)
  const tenMegabytes = 10 * 1024 * 1024
  const onTwoHundredKilobits = (tenMegabytes / (200_000 / 8)) * 1000
  expect(allowedMs(tenMegabytes)).toBeGreaterThan(onTwoHundredKilobits)
})

test('a request that is injected, which has no connection, is left alone however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  await using app = fastify()
  closeSlowClients(app)
  const answer = Promise.withResolvers<string>()
  const arrived = Promise.withResolvers<void>()
  app.post('/', () => {
    arrived.resolve()
    return answer.promise
  })
  const injected = app.inject({ method: 'POST', url: '/', payload: { some: 'body' } })
  await arrived.promise
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  answer.resolve('done')
  expect((await injected).body).toBe('done')
})

test('a connection waits for us once its request came in whole, and for its client before and after', async () => {
  await using app = fastify(timeouts)
  closeSlowClients(app)
  const seen: (number | undefined)[] = []
  app.addHook('onRequest', async ({ raw }) => void seen.push(raw.socket.timeout))
  app.addHook('onSend', async ({ raw }) => void seen.push(raw.socket.timeout))
  app.post('/', async ({ raw }) => void seen.push(raw.socket.timeout))
  app.get('/', async ({ raw }) => void seen.push(raw.socket.timeout))
  const url = await app.listen({ port: 0 })
  const headers = { 'content-type': 'application/json' }
  await (await fetch(url, { method: 'POST', headers, body: '{}' })).text()
  await vi.waitFor(() => expect(seen).toEqual([patienceMs, answerMs, patienceMs]))
  await (await fetch(url)).text()
  await vi.waitFor(() => expect(seen.slice(3)).toEqual([answerMs, answerMs, patienceMs]))
})
