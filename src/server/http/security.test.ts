import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { demoHosts, secure } from './security.ts'

const ask = async (host: string, hosts?: (host: string) => boolean): Promise<number> => {
  await using app = fastify()
  secure(app, {
    production: hosts === undefined,
    publicOrigin: undefined,
    hosts,
    refuse: async (fault, _request, reply) => reply.code(fault.status).send(fault.code),
  })
  app.get('/', async () => 'hallo')
  return (await app.inject({ url: '/', headers: { host } })).statusCode
}

describe('the host that is asked for', () => {
  test.each([
    ['localhost', 200],
    ['LocalHost:8080', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['[::1]', 200],
    ['demo.voorbeeld.nl:8080', 200],
    ['evil.example', 421],
    ['evil.example:3000', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example:3000', 421],
    ['demo.voorbeeld.nl', 421],
    ['localhost:80@evil.example', 421],
  ])('%j in a demonstration: %i', async (host, status) =>
    expect(await ask(host, demoHosts('http://demo.voorbeeld.nl:8080'))).toBe(status),
  )

  test('any in production, where a proxy is in front', async () => {
    expect(await ask('evil.example')).toBe(200)
  })
})
