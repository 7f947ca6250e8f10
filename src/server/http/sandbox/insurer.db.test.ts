import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { exampleApplication } from '../../ports/insurer.suite.ts'
import { sandboxNotice } from '../../services/insurance-applications/notice.ts'
import { sandboxBank } from '../../services/sandbox/bank.ts'
import { sandboxDesk } from '../../services/sandbox/desk.ts'
import { sandboxDecisions, sandboxInsurer } from '../../services/sandbox/insurer.ts'
import { sandbox } from './sandbox-routes.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
let ahead = 0
const clock: Clock = { now: () => start + ahead }

/** Receives the notices that the sandbox sends, passes each to this site, and records it with the site's answer. */
const arrived: { status: number; news: Record<string, unknown> }[] = []
const receiver = createServer(async (request, response) => {
  const payload = await buffer(request)
  const headers = Object.fromEntries(
    ['content-type', 'x-timestamp', 'x-signature'].map((name) => [name, String(request.headers[name])]),
  )
  const answer = await server.app.inject({ method: 'POST', url: request.url ?? '', payload, headers })
  arrived.push({ status: answer.statusCode, news: JSON.parse(payload.toString()) })
  response.writeHead(answer.statusCode).end()
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`

const server = await openTestServer({ clock })
const { runtime } = server
const app = fastify()
app.setErrorHandler((thrown, _request, reply) =>
  thrown instanceof Fault ? reply.code(thrown.status).send(thrown.toProblem()) : reply.code(500).send(),
)
await app.register(sandbox, {
  desk: sandboxDesk(runtime),
  bank: sandboxBank(runtime),
  insurer: sandboxInsurer(runtime),
  staffCodes: async () => [],
  noticeOf: (news) => sandboxNotice(runtime, news),
  origin,
  now: clock.now,
  active: [],
  stylesheet: () => undefined,
})
afterAll(async () => {
  receiver.close()
  await app.close()
  await server.close()
})

const { insurer } = runtime.ports
const submit = async (key: string) => (await insurer.submit(key, exampleApplication)).partnerReference
const decide = (reference: string, payload: string) =>
  app.inject({
    method: 'POST',
    url: `/sandbox/insurer/${reference}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const page = async () => (await app.inject('/sandbox/insurer')).body

describe('the insurer of the sandbox', () => {
  test.each(sandboxDecisions)(
    '%s: it stands so, and a notice that is believed tells it',
    async (decision) => {
      const reference = await submit(`decided-${decision}`)
      arrived.length = 0
      const answer = await decide(reference, `decision=${decision}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/insurer'])
      const news = await insurer.status(reference)
      expect(news).toMatchObject({ partnerReference: reference, sequence: 2, state: decision })
      expect(arrived).toEqual([
        {
          status: 200,
          news: expect.objectContaining({
            partnerReference: reference,
            sequence: 2,
            state: decision,
          }),
        },
      ])
    },
  )

  test('what is decided later counts on, whatever was decided before', async () => {
    const reference = await submit('on-and-on')
    await decide(reference, 'decision=refused')
    await decide(reference, 'decision=accepted')
    expect(await insurer.status(reference)).toMatchObject({ sequence: 3, state: 'accepted' })
    await decide(reference, 'decision=ended')
    expect(await insurer.status(reference)).toMatchObject({
      ...{ sequence: 4, state: 'ended', endsOn: '2026-11-20' },
      policyNumber: `POLIS-${reference}`,
    })
  })

  test('of ten decisions at once each counts', async () => {
    const reference = await submit('at-once')
    await Promise.all(Array.from({ length: 10 }, () => decide(reference, 'decision=refused')))
    expect((await insurer.status(reference))?.sequence).toBe(11)
  })

  test('what was accepted by itself can still be ended', async () => {
    const reference = await submit('by-itself')
    ahead = 20_000
    await decide(reference, 'decision=ended')
    ahead = 0
    expect(await insurer.status(reference)).toMatchObject({ sequence: 3, state: 'ended' })
  })

  test('its page shows how each application stands', async () => {
    const reference = await submit('shown')
    expect(await page()).toContain(`action="/sandbox/insurer/${reference}"`)
    await decide(reference, 'decision=more-information')
    expect(await page()).toContain('<dd>Wil meer weten</dd>')
  })

  test.each([
    ['VZ-0000000000', 'decision=accepted', 404],
    ['..%2Fx', 'decision=accepted', 404],
    ['a'.repeat(100), 'decision=accepted', 404],
    ['VZ-0000000000', 'decision=pending', 400],
    ['VZ-0000000000', '', 400],
  ])('of %s with %s is answered %s, %i', async (reference, payload, status) => {
    expect((await decide(reference, payload)).statusCode).toBe(status)
  })

  test('a notice that does not arrive changes nothing of what was decided', async () => {
    const reference = await submit('lost')
    await new Promise((resolve) => receiver.close(resolve))
    expect((await decide(reference, 'decision=accepted')).statusCode).toBe(303)
    await new Promise<void>((resolve) => receiver.listen(Number(new URL(origin).port), '127.0.0.1', resolve))
    expect(await insurer.status(reference)).toMatchObject({ state: 'accepted' })
  })
})
