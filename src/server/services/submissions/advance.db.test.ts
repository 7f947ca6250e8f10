import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { staffActor } from '../../../../test/kit/staff.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { operation } from '../../../core/contract/operation.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { appointmentsOf } from '../appointments/read-appointments.ts'
import type { RequestContext, Runtime } from '../context.ts'
import { noCosts } from '../prices/agreed.ts'
import { systemContext } from '../system-context.ts'
import { makeVault } from '../vault.ts'
import { type EventContext, recordRequestEvent } from './advance.ts'
import { deliver } from './deliver.ts'
import { byMail, type Delivery, delivery, type Send } from './delivery.ts'
import { handled, leadsTo, reopened } from './events.ts'
import { flagRequest, unflagRequest } from './flag.ts'
import { type NewSubmission, submit } from './submit.ts'

const fresh = await freshDatabase()
afterAll(() => fresh.close())
const { db } = fresh
// Jobs that are queued here are run by hand.
await fresh.openOutbox()

// a Friday, at 11.00 in Amsterdam
const clock = clockAt('2026-11-20T10:00:00Z')
const desk = { name: 'Balie', phone: '088 000 12 00' }
const settings = {
  desks: {
    klantenservice: { ...desk, hours: [{ days: 'maandag tot en met vrijdag', times: '9.00 - 17.00 uur' }] },
    juridisch: { ...desk, hours: [{ days: 'maandag', times: '9.00 - 12.00 uur' }] },
  },
  promises: { 'test.ask': { hours: 8 } },
} as Partial<Settings> as Settings
const runtime = systemContext(
  {
    database: db,
    clock,
    vault: makeVault(['a secret of at least thirty-two characters']),
    deskOf: { 'test.ask': 'klantenservice' },
    settings: async () => settings,
    note: () => undefined,
  } as Partial<Runtime> as Runtime,
  'test',
)
const contextOf = (id?: string) =>
  ({
    ...runtime,
    requestId: 'call-1',
    aside: {},
    mailTurn: async () => 0,
    actor: async () => (id === undefined ? { kind: 'visitor' } : { kind: 'person', id }),
  }) as Partial<RequestContext> as RequestContext

const endpoint = (name: string) =>
  endpointOf(
    { name, method: 'POST', path: '/test' },
    operation({ summary: '', body: group({ email }), answer: z.undefined(), example: undefined }),
  )
const asking = endpoint('test.ask')
const taken: Send = async () => ({ partnerReference: 'P-1' })
const first = delivery('first', taken, { refusesForGood: true })
const second = delivery('second', taken)

const ask = async (
  to: readonly Delivery[] = [],
  ctx = contextOf(),
  more: Partial<NewSubmission> = {},
): Promise<string> => {
  const summary = { title: 'Iets', sections: [] }
  const request = { email: 'iemand@voorbeeld.nl' }
  const { id } = await db
    .transaction()
    .execute((tx) => submit(tx, ctx, { endpoint: asking, agreed: noCosts, request, summary, to, ...more }))
  return id
}
const happens = (
  id: string,
  event: Parameters<typeof recordRequestEvent>[3],
  acting: EventContext = runtime,
  facts = {},
) => db.transaction().execute((tx) => recordRequestEvent(tx, acting, id, event, facts))
const stateOf = async (id: string) =>
  (await db.selectFrom('submission').select('state').where('id', '=', id).executeTakeFirst())?.state
const eventsOf = (id: string) =>
  db
    .selectFrom('submission_event')
    .select(['event', 'actor', 'request_id', 'facts'])
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute()
const namesOf = async (id: string) => (await eventsOf(id)).map(({ event }) => event)

const workOn = (id: string) =>
  db
    .selectFrom('request_work')
    .select(['desk', 'due_on', 'owner', 'open', 'flagged', 'version'])
    .where('submission_id', '=', id)
    .executeTakeFirst()

const done = leadsTo('confirmed', 'done')
const takenBack = leadsTo('withdrawn', 'taken-back', ['received', 'confirmed'])

describe('what happens to a request', () => {
  test('is written down with who did it, and is the state from then on', async () => {
    const id = await ask()
    const desk = { clock, requestId: 'balie', actor: async () => staffActor(['member-service']) }
    await happens(id, done, desk, { because: 'onzin', times: 2 })
    await happens(id, takenBack, contextOf('00000000-0000-4000-8000-000000000001'))
    expect(await eventsOf(id)).toEqual([
      { event: 'received', actor: 'visitor', request_id: 'call-1', facts: {} },
      { event: 'done', actor: 'staff', request_id: 'balie', facts: { because: 'onzin', times: 2 } },
      { event: 'taken-back', actor: 'person', request_id: 'call-1', facts: {} },
    ])
    expect(await stateOf(id)).toBe('withdrawn')
    const byJob = await ask()
    await happens(byJob, done)
    expect((await eventsOf(byJob))[1]).toMatchObject({ actor: 'system', request_id: 'job test' })
  })

  test('cannot happen from any other state, to a request that is gone, or with an answer', async () => {
    const id = await ask()
    await happens(id, takenBack)
    await expect(happens(id, done)).rejects.toThrow('"done" cannot happen')
    await expect(happens(id, done, runtime, { email: 'iemand@voorbeeld.nl' })).rejects.toThrow('ids only')
    expect([await namesOf(id), await stateOf(id)]).toEqual([['received', 'taken-back'], 'withdrawn'])
    await expect(happens('00000000-0000-4000-8000-00000000dead', done)).rejects.toThrow('cannot happen')
  })

  test('of many at once one happens, and the rest see it', async () => {
    const id = await ask()
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => happens(id, done)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await namesOf(id), await stateOf(id)]).toEqual([['received', 'done'], 'confirmed'])
  })

  test('goes with the request, its moments too', async () => {
    const id = await ask()
    await db
      .insertInto('appointment')
      .values({
        submission_id: id,
        number: 1,
        starts: '2026-12-04T07:00:00Z',
        ends: '2026-12-04T11:00:00Z',
      })
      .execute()
    expect(await appointmentsOf(runtime, id)).toHaveLength(1)
    await db.deleteFrom('submission').where('id', '=', id).execute()
    expect([await namesOf(id), await appointmentsOf(runtime, id)]).toEqual([[], []])
  })

  test('a state that is no state is refused by the database', async () => {
    const id = await ask()
    await expect(happens(id, leadsTo('gone' as never, 'gone'))).rejects.toThrow('submission_state')
    await expect(
      sql`UPDATE submission SET state = 'anything' WHERE id = ${id}::uuid`.execute(db),
    ).rejects.toThrow('submission_state')
  })
})

describe('the work on a request', () => {
  test('begins with it: at the desk of its kind, due after the hours that were promised', async () => {
    expect(await workOn(await ask())).toEqual({
      ...{ desk: 'klantenservice', due_on: '2026-11-23T10:00:00Z', owner: null },
      ...{ open: true, flagged: false, version: 1 },
    })
  })

  test('begins at the desk that the request names, in the hours of that', async () => {
    const id = await ask([], contextOf(), { desk: 'juridisch', flags: ['look-at-this'] })
    // eight hours, of which three on each Monday
    expect(await workOn(id)).toMatchObject({
      ...{ desk: 'juridisch', due_on: '2026-12-07T10:00:00Z', flagged: true },
    })
    const gone = await ask([], contextOf(), { desk: 'opgeheven' })
    expect(await workOn(gone)).toMatchObject({ desk: 'opgeheven', due_on: '2026-11-23T10:00:00Z' })
  })

  test('never begins where a request only makes or changes an account', async () => {
    const id = await ask([], contextOf(), { endpoint: endpoint('test.register') })
    expect(await workOn(id)).toBeUndefined()
    await happens(id, done)
    expect(await stateOf(id)).toBe('confirmed')
  })

  test('ends once somebody did it or answered, and begins again where it failed or is reopened', async () => {
    const id = await ask()
    const seen: unknown[] = []
    const failed = leadsTo('failed', 'failed', ['confirmed'])
    const givenUp = leadsTo('withdrawn', 'given-up', ['failed'])
    for (const event of [handled, reopened, { name: 'noted' }, done, failed, givenUp]) {
      await happens(id, event)
      seen.push([event.name, (await workOn(id))?.open])
    }
    expect(seen).toEqual([
      ['handled', false],
      ['reopened', true],
      ['noted', true],
      ['done', false],
      ['failed', true],
      ['given-up', false],
    ])
    expect((await workOn(id))?.version).toBe(7)
  })

  test('stays as it was where nothing happened', async () => {
    const id = await ask()
    await happens(id, takenBack)
    const before = await workOn(id)
    await expect(happens(id, done)).rejects.toThrow('cannot happen')
    expect(await workOn(id)).toEqual(before)
  })

  test('counts everything that a colleague may have to know, however much comes at once', async () => {
    const id = await ask()
    const noted = { name: 'noted' }
    await Promise.all([...Array.from({ length: 5 }, () => happens(id, noted)), happens(id, done)])
    expect(await workOn(id)).toMatchObject({ open: false, version: 7 })
  })

  test('is flagged as long as the request has a flag', async () => {
    const id = await ask()
    const flag = (word: string, on = id) => db.transaction().execute((tx) => flagRequest(tx, on, word))
    const unflag = (word: string) => db.transaction().execute((tx) => unflagRequest(tx, id, word))
    expect([await flag('one'), await flag('one'), await flag('other')]).toEqual([true, false, true])
    await unflag('one')
    expect(await workOn(id)).toMatchObject({ flagged: true, version: 4 })
    await unflag('other')
    await unflag('other')
    expect(await workOn(id)).toMatchObject({ flagged: false, version: 5 })
    expect(await flag('one', '00000000-0000-4000-8000-00000000dead')).toBe(false)
  })

  test('goes with the request', async () => {
    const id = await ask()
    await db.deleteFrom('submission').where('id', '=', id).execute()
    expect(await workOn(id)).toBeUndefined()
  })
})

describe('a delivery', () => {
  const by = (id: string, to: Delivery, send: Send) =>
    deliver(runtime, { submission: id, partner: to.partner }, () => ({ ...to, send }))
  const bring = (id: string, to: Delivery) => by(id, to, taken)
  const refuse = (id: string, to: Delivery) =>
    by(id, to, async () => {
      throw new PartnerError(to.partner, 'refused')
    })

  test('to a partner that its kind never goes to is a mistake of ours', async () => {
    const id = await ask([first])
    const lost = deliver(runtime, { submission: id, partner: 'first' }, () => undefined)
    await expect(lost).rejects.toThrow('No test.ask is brought to first.')
  })

  test('by mail changes nothing; a request without a partner stays received', async () => {
    const id = await ask([byMail])
    await bring(id, byMail)
    await bring(id, byMail)
    expect([await namesOf(id), await stateOf(id)]).toEqual([['received', 'delivered'], 'received'])
    const unmailed = await ask([byMail])
    await expect(refuse(unmailed, byMail)).rejects.toThrow()
    expect([await namesOf(unmailed), await stateOf(unmailed)]).toEqual([
      ['received', 'undeliverable'],
      'received',
    ])
  })

  test('by mail or to one of several partners is nothing that a colleague has to know of', async () => {
    const id = await ask([first, second, byMail])
    const before = await workOn(id)
    await bring(id, byMail)
    await bring(id, first)
    await happens(id, { name: 'reminded' })
    expect(await workOn(id)).toEqual(before)
    await bring(id, second)
    expect(await workOn(id)).toMatchObject({ open: false, version: 2 })
    const unmailed = await ask([byMail])
    await expect(refuse(unmailed, byMail)).rejects.toThrow()
    expect(await workOn(unmailed)).toMatchObject({ open: true, version: 2 })
  })

  test('that is all there is to do ends the work once it is made, and not where it cannot be', async () => {
    const complete = { ...delivery('mail', taken, byMail), completes: true }
    const bringAll = (id: string, send: Send = taken) => by(id, complete, send)
    const [id, half, unmailed] = [await ask([byMail]), await ask([first, byMail]), await ask([byMail])]
    await bringAll(id)
    expect([await namesOf(id), await stateOf(id)]).toEqual([['received', 'completed'], 'received'])
    expect(await workOn(id)).toMatchObject({ open: false, version: 2 })
    await bringAll(half)
    expect([await namesOf(half), (await workOn(half))?.open]).toEqual([['received', 'delivered'], true])
    const refusing = bringAll(unmailed, async () => {
      throw new PartnerError('mail', 'refused')
    })
    await expect(refusing).rejects.toThrow()
    expect(await workOn(unmailed)).toMatchObject({ open: true })
    await bringAll(unmailed)
    expect(await workOn(unmailed)).toMatchObject({ open: false })
  })

  test('to the last of its partners passes it on, also when both have it at once', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await ask([first, second, byMail])
      await Promise.all([bring(id, first), bring(id, second)])
      expect([await namesOf(id), await stateOf(id)]).toEqual([
        ['received', 'delivered', 'passed-on'],
        'passed-on',
      ])
    }
    const half = await ask([first, second])
    await bring(half, second)
    expect([await namesOf(half), await stateOf(half)]).toEqual([['received', 'delivered'], 'received'])
  })

  test('that a partner will not have fails, until it is brought after all', async () => {
    const id = await ask([first])
    await expect(refuse(id, first)).rejects.toThrow()
    await expect(refuse(id, first)).rejects.toThrow()
    expect(await stateOf(id)).toBe('failed')
    await bring(id, first)
    expect([await namesOf(id), await stateOf(id)]).toEqual([
      ['received', 'not-taken', 'not-taken', 'passed-on'],
      'passed-on',
    ])
    expect((await eventsOf(id)).at(-1)).toMatchObject({ actor: 'system', facts: { partner: 'first' } })
  })

  test('that is tried again later says nothing yet', async () => {
    const id = await ask([second])
    await expect(refuse(id, second)).rejects.toThrow(PartnerError)
    expect([await namesOf(id), await stateOf(id)]).toEqual([['received'], 'received'])
  })

  test('never moves a request that was taken back', async () => {
    const id = await ask([first, second])
    await happens(id, takenBack)
    await bring(id, second)
    await expect(refuse(id, first)).rejects.toThrow()
    expect([await namesOf(id), await stateOf(id)]).toEqual([
      ['received', 'taken-back', 'delivered', 'undeliverable'],
      'withdrawn',
    ])
  })
})
