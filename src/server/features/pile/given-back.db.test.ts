import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { waitingForLocks } from '../../../../test/kit/locks.ts'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { setFieldClock } from '../../../core/fields/brick/today.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { endAccount, giveRights } from '../../services/staff/change-accounts.ts'
import { systemContext } from '../../services/system-context.ts'
import { pile } from './pile-feature.ts'

// Work that is given to a colleague at the instant at which they have to give back what they have.

const office = await openOfficeRequests()
const { server, db, make, read, act, colleague, versionOf, service } = office
const { runtime } = server
// the days of the form are those of the server
setFieldClock(runtime.clock)
afterAll(async () => {
  setFieldClock(systemClock)
  await server.close()
})

const today = '2026-11-20'
type Asked = Awaited<ReturnType<typeof make>>

const question = (of: object = {}) =>
  make({ kind: 'contact-message.send', desk: 'klantenservice', email: `${randomUUID()}@voorbeeld.nl`, ...of })

/** How a colleague gets a request. */
const gives: Readonly<
  Record<string, (to: OfficeColleague, of: Asked, version: number) => ReturnType<typeof act>>
> = {
  claim: (to, { reference }, version) => act(to, `${reference}/claim`, { version }),
  assign: (to, { reference }, version) => act(service, `${reference}/assign`, { version, to: to.id }),
  message: (to, { reference }, version) =>
    act(to, `${reference}/messages`, { version, act: 'message', text: 'Wilt u ons een foto sturen?' }),
}

/** Why they give back what they have. */
const ends: Readonly<Record<string, (of: OfficeColleague) => Promise<unknown>>> = {
  absence: async ({ id }) => {
    const url = `/beheer/api/staff/${id}/absence`
    const headers = { cookie: service.cookie }
    const answer = await server.app.inject({ method: 'POST', url, payload: { from: today }, headers })
    expect(answer.statusCode, answer.body).toBe(200)
  },
  leaving: ({ id }) => runtime.transaction((tx) => endAccount(tx, runtime, id)),
  rights: ({ id }) =>
    runtime.transaction((tx) => giveRights(tx, runtime, id, { roles: ['finance'], desks: [] })),
}

/** Does something while a request is locked, as an act on it locks it. */
const whileLocked = <Done>({ id }: Asked, run: () => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('submission').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    return run()
  })

/** Waits until so many connections wait for a lock of another one. */
const inLine = (count: number) => expect.poll(() => waitingForLocks(db)).toBe(count)

const ownerOf = async ({ id }: Asked) => {
  const of = db.selectFrom('request_work').select('owner').where('submission_id', '=', id)
  return (await of.executeTakeFirstOrThrow()).owner
}

const combinations = Object.keys(gives).flatMap((give) =>
  Object.keys(ends).map((end) => [give, end] as const),
)
/** What is answered where the work comes after, by how it is given. */
const refusals: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  claim: { absence: 409, leaving: 401, rights: 403 },
  assign: { absence: 400, leaving: 400, rights: 400 },
  // who is away may write, and gets no work by it
  message: { absence: 200, leaving: 401, rights: 403 },
}

describe('work that is given', () => {
  test.each(combinations)('by %s just before %s lies on the pile again', async (give, end) => {
    const taker = await colleague('Karin Blom', ['member-service'])
    const asked = await question()
    const version = await versionOf(asked.reference)
    const both = await whileLocked(asked, async () => {
      const given = gives[give]?.(taker, asked, version)
      await inLine(1)
      const ended = ends[end]?.(taker)
      await inLine(2)
      return { given, ended }
    })
    expect((await both.given)?.status).toBe(200)
    await both.ended
    expect(await ownerOf(asked)).toBeNull()
    const { timeline } = (await read(service, asked.reference)).body
    expect(timeline.at(-1)).toMatchObject({ event: 'returned', by: 'system', facts: { from: taker.id } })
  })

  test.each(combinations)('by %s just after %s is not theirs, and nothing is kept', async (give, end) => {
    const taker = await colleague('Karin Blom', ['member-service'])
    const [theirs, asked] = [await question({ owner: taker.id }), await question()]
    const version = await versionOf(asked.reference)
    const both = await whileLocked(theirs, async () => {
      const ended = ends[end]?.(taker)
      await inLine(1)
      const given = gives[give]?.(taker, asked, version)
      await inLine(2)
      return { given, ended }
    })
    await both.ended
    expect((await both.given)?.status).toBe(refusals[give]?.[end])
    expect([await ownerOf(theirs), await ownerOf(asked)]).toEqual([null, null])
  })
})

describe('who sees to other desks from now on', () => {
  const other = { kind: 'contract-review.send', desk: 'juridisch' }
  const move = ({ id }: OfficeColleague) =>
    runtime.transaction((tx) => giveRights(tx, runtime, id, { roles: ['adviser'], desks: ['bouwkundig'] }))

  test('gives back what is open of those before, and keeps the rest and what is on its way', async () => {
    const mover = await colleague('Loes Dijkgraaf', ['adviser'], ['juridisch', 'bouwkundig'])
    const owner = mover.id
    const [lost, kept] = [await make({ ...other, owner }), await make({ desk: 'bouwkundig', owner })]
    const done = await make({ ...other, owner, open: false })
    await db
      .insertInto('waiting_act')
      .values({
        ...{ id: randomUUID(), submission_id: lost.id, staff_id: owner, act: 'message', text: 'Een vraag.' },
        ...{ request_id: 'test', made_at: '2026-11-20T14:00:00Z', due_at: '2026-11-20T14:01:00Z' },
      })
      .execute()
    await move(mover)
    expect([await ownerOf(lost), await ownerOf(kept), await ownerOf(done)]).toEqual([null, owner, owner])
    const { timeline, waiting } = (await read(service, lost.reference)).body
    expect(waiting).toMatchObject({ by: { id: owner } })
    expect(timeline.at(-1)).toMatchObject({
      ...{ event: 'returned', by: 'system', facts: { from: owner, why: 'rights' } },
      words: 'Terug op de stapel: wie dit had, doet geen aanvragen van dit loket meer',
    })
  })

  test('gets nothing of them again: what waits after all is given back within the minute', async () => {
    const mover = await colleague('Loes Dijkgraaf', ['adviser'], ['juridisch'])
    const [again, kept] = [
      await make({ ...other, owner: mover.id, open: false }),
      await make({ desk: 'bouwkundig', owner: mover.id }),
    ]
    await move(mover)
    await db.updateTable('request_work').set({ open: true }).where('submission_id', '=', again.id).execute()
    for (const { run, queue } of pile.jobs ?? []) await run(systemContext(runtime, queue.name), {})
    expect([await ownerOf(again), await ownerOf(kept)]).toEqual([null, mover.id])
  })
})
