import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { bricksOf } from '../../src/core/fields/brick/group.ts'
import { email } from '../../src/core/fields/person/email.ts'
import { contract } from '../../src/server/features.ts'
import { isDatabaseAway } from '../../src/server/http/faults.ts'
import { type FreshDatabase, freshDatabase } from '../kit/database.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { bookingOf, firstSlots, ratesAt } from '../storms/bookings.ts'
import { waitingJobs } from '../storms/ledger.ts'
import { eventually, type SiteOfMany, startSite } from '../storms/site.ts'
import { addressOf, exampleBodyOf, fieldsOf, formOf, type Json, put } from './bodies.ts'
import { type Answered, askSite, expectClean, inParallel, readResponse } from './judge.ts'
import { naughtyStrings, naughtyValues } from './naughty.ts'

// Puts everything that may be typed into every field of every call and every query, on the built product. As that takes long, it
// is split into files that run beside each other.

export const calls: readonly AnyEndpoint[] = Object.values(contract)

/** One of every `many` values, others for the next field: there are so many fields that each value still meets dozens of them. */
export const oneOf = <T>(many: number, all: readonly T[], field: number): T[] =>
  all.filter((_one, index) => index % many === field % many)

interface InputSite {
  url(path: string): string
  /** A body that the call accepts, of which a test then spoils one field. */
  goodBody(call: AnyEndpoint): Json
  /** The database of the site; to be called only once the site has started. */
  database(): FreshDatabase
}

/** Registers the tests of a file on a site of their own, and a last test that looks for errors of ours in its log. */
export const onSite = (tests: (site: InputSite) => void): void => {
  let database: FreshDatabase
  let site: SiteOfMany
  let goodBooking: Json
  beforeAll(async () => {
    database = await freshDatabase('filled')
    site = await startSite(database, { count: 1, env: { LOG_LEVEL: 'warn' } })
    const rates = await ratesAt(url(''))
    goodBooking = bookingOf(rates, firstSlots(rates)) as unknown as Json
  })
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]()
    await database?.close()
  })
  const url = (path: string) => `${site.urls[0]}${path}`
  const goodBody = (call: AnyEndpoint): Json => {
    const body = call.name === 'handyman.book' ? structuredClone(goodBooking) : exampleBodyOf(call)
    // another mail address per request, so that no mailbox reaches its limit
    for (const { path, brick } of bricksOf(call.body ?? call.query))
      if (brick.facts.example === email.facts.example) put(body, path, `${randomUUID()}@voorbeeld.nl`)
    return body
  }
  tests({ url, goodBody, database: () => database })

  test('nothing of it was our own mistake', () => {
    for (const process of site.processes) {
      process.mustLive()
      const ours = process
        .output()
        .split('\n')
        .filter((line) => /"msg":"(unexpected|page failed|broken)"/.test(line))
        // no database connection came in time: the request was sent again, so one that always ends like this is still found
        .filter((line) => !isDatabaseAway(new Error(JSON.parse(line).message)))
      expect(ours).toEqual([])
    }
  })
}

/** Registers tests that spoil every field in the bodies of these calls. */
export const spoilBodies = (of: readonly AnyEndpoint[]): void =>
  onSite(({ url, goodBody, database }) => {
    const send = async (call: AnyEndpoint, body: Json, what: string): Promise<Answered> => {
      const headers = { 'x-forwarded-for': newVisitor(), 'idempotency-key': randomUUID() }
      const request = call.multipart
        ? { method: call.method, headers, body: formOf(body) }
        : {
            method: call.method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
      const answer = await readResponse(await askSite(url(addressOf(call)), request))
      expectClean(answer, what)
      return answer
    }

    // if the unspoiled body were refused, the tests below would never reach the spoiled field
    test.each(of.filter(({ name, multipart }) => multipart || name === 'forms.send'))(
      '$name takes in what is not spoiled',
      async (call) => {
        const { status, body } = await send(call, goodBody(call), call.name)
        expect([status, body]).toEqual([201, body])
      },
    )

    describe.each(of.filter((call) => call.body))('$name', (call) => {
      test('takes or refuses some strings and other kinds of value in every field', async () => {
        const jobs = fieldsOf(call).flatMap((path, field) =>
          [...oneOf(16, naughtyStrings, field), ...oneOf(3, naughtyValues, field)].map(
            (value) => async () => {
              const body = goodBody(call)
              put(body, path, value)
              await send(call, body, `${call.name} ${path} = ${JSON.stringify(value)?.slice(0, 80)}`)
            },
          ),
        )
        await inParallel(jobs)
      })

      test('with a naughty name of a field, and with a field too few', async () => {
        const fields = fieldsOf(call)
        await inParallel([
          ...oneOf(16, naughtyStrings, calls.indexOf(call)).map((name) => async () => {
            const body = { ...goodBody(call), [name]: 'x' }
            await send(call, body, `${call.name} with ${JSON.stringify(name).slice(0, 80)}`)
          }),
          ...fields.map((path) => async () => {
            const body = goodBody(call)
            put(body, path, undefined)
            await send(call, body, `${call.name} without ${path}`)
          }),
        ])
      })
    })

    test('whatever was taken in goes out as text, and no job stumbles over it', async () => {
      const { db } = database()
      await eventually('all orders and mails went out', async () => (await waitingJobs(db)) === 0, 300)
      const stumbled = await db
        .selectFrom('delivery')
        .select(['partner', 'last_reason'])
        .where('state', '!=', 'delivered')
        .execute()
      expect(stumbled).toEqual([])
      const mails = await db.selectFrom('sandbox_message').selectAll().execute()
      expect(mails.length).toBeGreaterThan(50)
      const markup = /<script>alert|<img src=x|<svg\/onload|<plaintext>|<style>\*/
      for (const mail of mails) {
        const { html, subject, recipient } = mail
        expect(html?.match(markup)?.[0]).toBeUndefined()
        expect(`${subject}${recipient}`).not.toMatch(/[\r\n]/)
      }
      for (const path of ['/sandbox/mail', '/sandbox/orders']) {
        const { body } = await readResponse(await askSite(url(path)))
        expect(body.match(markup)?.[0]).toBeUndefined()
      }
    })
  })
