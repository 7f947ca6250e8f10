import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { whileBusy } from '../../../test/kit/busy.ts'
import { pause } from '../../core/kernel/pause.ts'
import { closeGracefully } from './graceful-shutdown.ts'

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
  const before = performance.now()
  await closed
  // nobody is there any more, so nothing is waited for
  expect(performance.now() - before).toBeLessThan(whileBusy(700))
})
