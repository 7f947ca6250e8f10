import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { pause } from '../../core/kernel/pause.ts'
import { closeGracefully } from './graceful-shutdown.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a request over a kept connection is still answered after the stop, and ends its connection', async () => {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  closeGracefully(app)
  app.get('/', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const sent = get({ port, agent, host: '127.0.0.1' })
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return { reused: sent.reusedSocket, status: answer.statusCode, connection: answer.headers.connection }
  }
  const { port } = app.server.address() as AddressInfo
  expect(await ask()).toMatchObject({ reused: false, status: 200, connection: 'keep-alive' })
  // the clock stands still, so the grace time never ends and closing has to notice that no connection is left
  vi.useFakeTimers({ toFake: ['performance'] })
  const closed = app.close()
  const askNew = async () => {
    const sent = get({ port, host: '127.0.0.1', agent: false })
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
  }
  const untilRefused = async () => {
    for (;;) {
      await askNew()
      await pause(20)
    }
  }
  await expect(untilRefused()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(await ask()).toEqual({ reused: true, status: 200, connection: 'close' })
  await closed
})

test('connections that the system queued before the stop are answered', async () => {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  closeGracefully(app)
  app.get('/', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const connected = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  await Promise.all(connected.map((socket) => once(socket, 'connect')))
  // the kernel accepted these connections; this process has taken over few of them by now
  const answers = connected.map(async (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    return text(socket)
  })
  await app.close()
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
})
