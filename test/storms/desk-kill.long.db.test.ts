import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { whatHappenedTo } from '../kit/office-work.ts'
import type { AskedRequest } from '../kit/taken-requests.ts'
import { openKilledDesk } from './desk-kill.ts'
import { keepLedger } from './ledger.ts'
import { holdUntilInLine } from './locks.ts'
import { eventually, startSite } from './site.ts'

// What staff began is carried out by jobs, in a process that is killed on the way and started again.

const kills = 3
/** Requests of each act. */
const each = 200

/** What is done with many at once, what it is given, and the event that it leaves with each. */
interface Act {
  act: string
  given: object
  event: string
}

test(`many at once go on by themselves after each of ${kills} times kill -9, and repeat nothing`, async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, { count: 1 })
  const { db } = database
  const desk = await openKilledDesk(database, site)
  const acts: readonly Act[] = [
    { act: 'claim', given: {}, event: 'claimed' },
    { act: 'assign', given: { to: desk.other.id }, event: 'assigned' },
    { act: 'note', given: { note: 'Allemaal gebeld.' }, event: 'noted' },
    { act: 'done', given: {}, event: 'handled' },
  ]
  const begun: (Act & { id: string; requests: AskedRequest[] })[] = []
  for (const act of acts) {
    const requests: AskedRequest[] = []
    while (requests.length < each) requests.push(await desk.take())
    begun.push({ ...act, id: randomUUID(), requests })
  }
  for (const { id, act, given, requests } of begun) {
    const items = requests.map(({ reference }) => ({ reference, version: 1 }))
    const answer = await desk.post('bulk-acts', { id, act, given, items })
    expect(answer.status, answer.text).toBe(202)
  }
  for (let kill = 0; kill < kills; kill++) {
    const enough = (await desk.unsettled()) - randomInt(1, each / 2)
    await eventually('some more are done', async () => (await desk.unsettled()) <= enough)
    await desk.kill()
    // it died on the way
    expect(await desk.unsettled()).toBeGreaterThan(0)
    await desk.startAgain()
  }
  await eventually('all of it ended', async () => (await desk.runningActs()) === 0)

  const items = await desk.bulkItems()
  expect(items.filter(({ result }) => result !== 'done')).toEqual([])
  for (const { id, act, event, requests } of begun) {
    const own = items.filter((item) => item.bulk_act_id === id).map((item) => item.submission_id)
    expect(own.toSorted(), act).toEqual(requests.map((request) => request.id).toSorted())
    for (const request of requests) {
      const { events, work, acts: trail } = await whatHappenedTo(db, request.id)
      expect({ events, version: work.version, trail }, `${act} ${request.reference}`).toEqual({
        events: ['received', event],
        version: 2,
        trail: [{ action: `requests.${act}`, staff_id: desk.me.id }],
      })
    }
  }
})

const text = 'Beste afzender,\n\nKun je een foto van de meterkast sturen?'

/** What a message does with its request, once its minute is over. */
const replies = [
  { act: 'message', events: ['messaged'] },
  { act: 'ask', events: ['asked'] },
  { act: 'done', events: ['messaged', 'handled'] },
] as const

test('of 30 messages in their minute each comes once, whenever the process is killed, and what was taken back never does', async () => {
  await using database = await freshDatabase('filled')
  await keepLedger(database.db)
  await using site = await startSite(database, { count: 1 })
  const { db } = database
  const desk = await openKilledDesk(database, site)
  const sent = await Promise.all(
    Array.from({ length: 30 }, async (_none, at) => {
      const reply = replies[at % replies.length] ?? replies[0]
      return { ...(await desk.take()), ...reply, isBack: at % 5 === 4 }
    }),
  )
  await Promise.all(
    sent.map(async ({ reference, act }) => {
      const answer = await desk.post(`requests/${reference}/messages`, { version: 1, act, text })
      expect(answer.status, answer.text).toBe(200)
    }),
  )
  await desk.goFrom('1 hour')
  await Promise.all(
    sent.map(async ({ reference, isBack }) => {
      if (!isBack) return
      const answer = await desk.post(`requests/${reference}/messages/take-back`, {})
      expect(answer.status, answer.text).toBe(200)
    }),
  )
  await desk.kill()
  await desk.startAgain()
  expect([await desk.messages(), await desk.letters()]).toEqual([[], []])

  // killed once more while several have written their message and not yet its letter
  let going: Promise<unknown> | undefined
  await holdUntilInLine(db, 'letter', { inLine: 2, meanwhile: desk.kill }, () => {
    going = desk.goFrom('-1 second')
  })
  await going
  expect(await desk.messages()).toEqual([])
  await desk.startAgain()
  await eventually('all that was not taken back went', async () => {
    if ((await desk.onTheirWay()) > 0) return false
    return (await desk.letters()).every(({ sent_at }) => sent_at !== null)
  })

  const [messages, letters] = [await desk.messages(), await desk.letters()]
  for (const { id, reference, address, act, events, isBack } of sent) {
    const happened = await whatHappenedTo(db, id)
    const own = letters.filter(({ facts }) => (facts as { submission?: string }).submission === id)
    expect(
      {
        messages: messages.filter((message) => message.submission_id === id).map((message) => message.act),
        letters: own.length,
        events: happened.events,
        trail: happened.acts.map(({ action }) => action),
      },
      `${act} ${reference}`,
    ).toEqual(
      isBack
        ? {
            ...{ messages: [], letters: 0, events: ['received'] },
            trail: [`request-messages.${act}`, 'request-messages.take-back'],
          }
        : {
            ...{ messages: [act], letters: 1, events: ['received', ...events] },
            trail: [`request-messages.${act}`],
          },
    )
    expect(await desk.mailsTo(address), reference).toEqual(own.map((letter) => letter.id))
  }
})
