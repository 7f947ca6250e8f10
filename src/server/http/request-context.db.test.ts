import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { openTestServer } from '../../../test/kit/server.ts'
import { demoPersonId } from '../services/sessions/demo-people.ts'
import { makeRequestContext } from './request-context.ts'

test('who has just been logged in is looked up when somebody asks, and not before', async () => {
  await using server = await openTestServer()
  const { database } = server.runtime
  let away = false
  const asked: string[] = []
  const flickering = new Proxy(database, {
    get(target, name) {
      if (name === 'selectFrom')
        return (table: 'session') => {
          asked.push(table)
          return target.selectFrom(away ? ('nowhere' as 'session') : table)
        }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const request = { id: 'one', ip: '127.0.0.1', cookies: {}, headers: {} } as unknown as FastifyRequest
  const answering = (): FastifyReply => reply
  const reply: FastifyReply = {
    setCookie: answering,
    clearCookie: answering,
    header: answering,
  } as unknown as FastifyReply
  const ctx = makeRequestContext(
    { runtime: { ...server.runtime, database: flickering }, plainCookies: false },
    request,
    reply,
  )

  away = true
  // the database is away here: a session look-up that nobody waits for would reject unhandled, and end the process
  expect(await ctx.becomePerson(demoPersonId('lid'))).toBe(true)
  expect(asked).toEqual([])
  away = false
  expect((await ctx.viewer()).membershipStatus).toBe('lid')
  await ctx.becomePerson(undefined)
  expect((await ctx.viewer()).membershipStatus).toBe('niet ingelogd')
  expect(asked).toEqual(['session'])
})
