import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { clockAt, instantOf } from '../../../core/kernel/clock.ts'
import { requestParts } from '../../features.ts'
import { instantFromNow, nowOf } from '../context.ts'
import { handled } from '../submissions/events.ts'
import { promisedMoment } from '../submissions/promise.ts'
import { indexKeys } from './index-keys.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())
const { db } = server.database
const settings = await server.runtime.settings()

interface Made {
  kind?: string
  desk?: string
  state?: string
  flags?: string[]
  hoursAgo?: number
  isHandled?: true
}

/** Puts a request into the database as a release leaves it there that knows of no work. */
const make = async ({ kind = 'contact-message.send', hoursAgo = 1, ...of }: Made = {}): Promise<string> => {
  const id = randomUUID()
  const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
  await db
    .insertInto('submission')
    .values({
      ...{ id, reference, kind, received_at: instantFromNow(server.runtime, -hoursAgo * 3600) },
      ...{ state: of.state ?? 'received', desk: of.desk ?? null, flags: of.flags ?? [] },
      request: JSON.stringify({ kept: { Name: 'Oude Versie' } }),
      summary: JSON.stringify({ title: 'Een vraag', office: [], mail: [] }),
    })
    .execute()
  const event = { submission_id: id, at: nowOf(server.runtime), actor: 'staff' }
  if (of.isHandled)
    await db
      .insertInto('submission_event')
      .values({ ...event, event: handled.name })
      .execute()
  return id
}

const workOn = (id: string) =>
  db.selectFrom('request_work').selectAll().where('submission_id', '=', id).executeTakeFirst()

test('what an older release took in gets its work and its words, once, by the rules of a new request', async () => {
  const plain = await make()
  const own = await make({ desk: 'juridisch', flags: ['address-unknown'] })
  const [passed, failed] = [await make({ state: 'passed-on' }), await make({ state: 'failed' })]
  const done = await make({ isHandled: true })
  const never = [await make({ kind: 'account.register' }), await make({ hoursAgo: 49 })]
  await indexKeys(server.runtime, requestParts)

  const receivedAt = instantFromNow(server.runtime, -3600)
  const [kind, desk] = ['contact-message.send', 'klantenservice']
  const work = await workOn(plain)
  expect(work).toMatchObject({ kind, desk, owner: null, open: true, flagged: false, version: 1 })
  const promised = promisedMoment(settings, { kind, desk, receivedAt })
  expect(instantOf(work?.due_on ?? '')).toBe(instantOf(promised))
  expect(await workOn(own)).toMatchObject({ desk: 'juridisch', open: true, flagged: true })
  const isOpen = async (id: string) => (await workOn(id))?.open
  expect([await isOpen(passed), await isOpen(failed), await isOpen(done)]).toEqual([false, true, false])
  for (const id of never) expect(await workOn(id)).toBeUndefined()
  const found = db.selectFrom('staff_search').select('submission_id').where('word', '=', 'versie')
  expect(await found.execute()).toHaveLength(5)

  // what staff did with it since stays
  await db.updateTable('request_work').set({ open: false }).where('submission_id', '=', plain).execute()
  const before = await db.selectFrom('request_work').selectAll().orderBy('submission_id').execute()
  await indexKeys(server.runtime, requestParts)
  expect(await db.selectFrom('request_work').selectAll().orderBy('submission_id').execute()).toEqual(before)
})
