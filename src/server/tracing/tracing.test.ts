import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { PartnerError } from '../../core/kernel/fault.ts'
import { openTracing } from './open.ts'

interface Exported {
  name: string
  traceId: string
  parentSpanId?: string
  spanId: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const collector = async () => {
  const spans: Exported[] = []
  let raw = ''
  const server = createServer(async (request, response) => {
    const body = await text(request)
    raw += body
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: Exported[] }[] }[]
    }
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    spans,
    raw: () => raw,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

test('a request with a partner call is one trace, in patterns and names', async () => {
  await using seen = await collector()
  const tracing = openTracing({ endpoint: seen.url, service: 'proef' })
  const { observer } = tracing
  const app = fastify()
  observer.requests(app)
  app.post<{ Body: { name: string } }>('/api/address/:postcode', async ({ body }) => {
    const ask = () => Promise.reject(new PartnerError('addresses', 'timeout'))
    await observer.partnerCall('addresses', 'lookup', ask).catch(() => undefined)
    return body.name
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/api/address/3821BT?q=geheim`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
    body: JSON.stringify({ name: 'Jannie' }),
  })
  await observer.job('mail.deliver', async () => undefined)
  await app.close()
  await tracing[Symbol.asyncDispose]()

  const span = (name: string) => seen.spans.find((one) => one.name === name)
  const request = span('POST /api/address/:postcode')
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
  const call = span('addresses lookup')
  expect(call).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(call?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'timeout' } })
  expect(span('mail.deliver')?.parentSpanId).toBeUndefined()
  expect(seen.raw()).not.toMatch(/3821BT|geheim|Jannie/)
  expect(seen.raw()).toContain('proef')
})

test('a collector that is away costs nothing but its traces', async () => {
  const tracing = openTracing({ endpoint: 'http://127.0.0.1:9', service: 'proef' })
  expect(await tracing.observer.job('mail.deliver', async () => 'done')).toBe('done')
  await tracing[Symbol.asyncDispose]()
})
