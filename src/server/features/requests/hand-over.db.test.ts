import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addDeadLetter } from '../../../../test/kit/dead-letters.ts'
import { iban } from '../../../../test/kit/insurance-applications.ts'
import { openPages } from '../../../../test/kit/mijn.ts'
import { openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { whatHappenedTo } from '../../../../test/kit/office-work.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { exampleComparison } from '../../../core/insurance/comparison.ts'
import { stateWords } from '../../../core/mijn/mijn-words.ts'
import { readDeadLetters } from '../../outbox/dead-letters.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { handymanName } from '../../ports/handyman.ts'
import { insurerName } from '../../ports/insurer.ts'
import { keepApplication } from '../../services/insurance-applications/keep-application.ts'
import { deliver } from '../../services/submissions/deliver.ts'
import { delivery } from '../../services/submissions/delivery.ts'
import { deliveryOf, deliveryQueue } from '../../services/submissions/submissions-queues.ts'

const office = await openOfficeRequests()
const { server, db, make, read, act, service, second, lawyer, finance, operator, versionOf } = office
const pages = await openPages(server)
afterAll(async () => {
  await pages.close()
  await server.close()
})

type Asked = Awaited<ReturnType<typeof make>>

const partner = handymanName
const byHand = { partner, way: 'hand' }
const bySite = { partner, way: 'site' }

const handOver = (by: typeof service, { reference }: Asked, body: object) =>
  act(by, `${reference}/hand-over`, body)

/** Hands it over as member service sees it now. */
const handOverNow = async (asked: Asked, body: object, by = service) =>
  handOver(by, asked, { version: await versionOf(asked.reference), ...body })

/** A request that its partner does not have, by how far its delivery is. */
const lacking = async (state: 'waiting' | 'refused', of: Parameters<typeof make>[0] = {}) => {
  const asked = await make({ state: state === 'refused' ? 'failed' : 'received', ...of })
  const row = { submission_id: asked.id, partner, state, last_reason: 'refused' }
  await db.insertInto('delivery').values(row).execute()
  return asked
}

/** Queues the job that brings it to its partner, as `submit` does. */
const queueFor = ({ id }: Asked) => {
  const { data, key } = deliveryOf(id, partner)
  return server.runtime.transaction((tx) => enqueue(tx, deliveryQueue, data, { key }))
}

/** The states of the jobs of a request that are not done. */
const jobsOf = async ({ id }: Asked): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM pgboss.job WHERE name = ${deliveryQueue.name} AND state <= 'active'
      AND data->>'submission' = ${id}`.execute(db)
  return rows.map(({ state }) => state)
}

const stuckOf = ({ id }: Asked) => readDeadLetters(db, { submission: id }, 10)

/** Does its job; answers the keys under which the partner was sent something. */
const runJob = async ({ id }: Asked): Promise<string[]> => {
  const sent: string[] = []
  const counting = delivery(partner, async (_ctx, submission) => {
    sent.push(submission.id)
    return { partnerReference: 'VAN-DE-PARTNER' }
  })
  await deliver(server.runtime, { submission: id, partner }, () => counting)
  return sent
}

describe('by hand', () => {
  test('is with the partner from then on, told to its sender, and what was queued sends nothing', async () => {
    const { id: person } = await addPerson(server)
    const asked = await lacking('waiting', { person })
    await queueFor(asked)
    const { acts, handOverTo, version } = (await read(service, asked.reference)).body
    expect(acts).toContain('hand-over')
    expect(handOverTo).toEqual([{ partner, label: 'Vakman-partner', bySite: false }])
    const given = { ...byHand, partnerReference: ' KS-9/B ', note: 'Gebeld met de planning.' }
    const done = await handOver(service, asked, { version, ...given })
    expect([done.status, done.body.version]).toEqual([200, version + 1])

    const { events, work, acts: trail } = await whatHappenedTo(db, asked.id)
    expect([events, work.open]).toEqual([['received', 'passed-on'], false])
    expect(trail).toEqual([{ action: 'requests.hand-over', staff_id: service.id }])
    const { body } = await read(service, asked.reference)
    expect([body.state, body.open, body.handOverTo]).toEqual(['passed-on', false, []])
    expect(body.acts).not.toContain('hand-over')
    expect(body.deliveries).toMatchObject([
      { partner, state: 'delivered', partnerReference: 'KS-9/B', reason: null },
    ])
    expect(body.timeline.at(-1)).toMatchObject({
      ...{ event: 'passed-on', words: 'Zelf doorgegeven aan Vakman-partner', staff: 'Sanne Bakker' },
      ...{ sender: stateWords['passed-on'].text, facts: { partner, by: 'hand' }, partner: null },
      note: 'Gebeld met de planning.',
    })
    const cookie = await cookieOf(server, { id: person })
    const own = await pages.app.inject({ url: `/mijn/aanvragen/${asked.reference}`, headers: { cookie } })
    expect(own.payload).toContain(stateWords['passed-on'].text)

    expect(await runJob(asked)).toEqual([])
    expect((await handOverNow(asked, byHand)).body.code).toBe('not-now')
    await act(service, `${asked.reference}/actions/reopen`, { version: await versionOf(asked.reference) })
    expect((await handOverNow(asked, byHand)).body).toMatchObject({
      code: 'not-now',
      title: 'Deze partner heeft de aanvraag al.',
    })
  })

  test('takes what got stuck out of the dead letters, and asks for no job that was there', async () => {
    const asked = await lacking('refused')
    await addDeadLetter(db, deliveryQueue, deliveryOf(asked.id, partner).data)
    expect((await handOverNow(asked, byHand)).status).toBe(200)
    expect([await stuckOf(asked), await runJob(asked)]).toEqual([[], []])
    const never = await make()
    expect((await handOverNow(never, byHand)).status).toBe(200)
    expect((await whatHappenedTo(db, never.id)).events).toEqual(['received', 'passed-on'])
    expect(await jobsOf(never)).toEqual([])
  })

  test('leaves open what its sender wrote about, and is no news of what went on already', async () => {
    const asked = await make()
    await db
      .updateTable('request_work')
      .set({ conversation: 'answered', conversation_at: '2026-11-20T10:00:00Z' })
      .where('submission_id', '=', asked.id)
      .execute()
    await handOverNow(asked, byHand)
    expect((await read(service, asked.reference)).body).toMatchObject({ state: 'passed-on', open: true })
    const confirmed = await make({ state: 'confirmed' })
    const { version } = (await handOverNow(confirmed, byHand)).body
    const { state, timeline } = (await read(service, confirmed.reference)).body
    expect(state).toBe('confirmed')
    expect(timeline.at(-1)).toMatchObject({ event: 'delivered', sender: null })
    // whoever is second hears of it, as nothing that they saw changed
    expect((await handOver(second, confirmed, { version, ...byHand })).body.code).toBe('not-now')
  })
})

describe('by the site', () => {
  test('goes by one job, also where it was never to be sent, and is one order at the partner', async () => {
    const asked = await make()
    expect((await read(service, asked.reference)).body.handOverTo).toMatchObject([{ partner, bySite: true }])
    expect((await handOverNow(asked, bySite)).status).toBe(200)
    expect(await jobsOf(asked)).toEqual(['created'])
    const { events, work } = await whatHappenedTo(db, asked.id)
    expect([events, work.open]).toEqual([['received', 'sent-on'], true])
    const { body } = await read(service, asked.reference)
    expect(body).toMatchObject({ state: 'received', deliveries: [{ state: 'waiting', reason: null }] })
    expect(body.handOverTo).toMatchObject([{ partner, bySite: false }])
    expect(body.timeline.at(-1)).toMatchObject({ words: 'Naar de partner gestuurd', sender: null })
    const title = 'De site is dit al aan het sturen. Wacht daarop, of geef het zelf door.'
    expect(await handOverNow(asked, bySite)).toMatchObject({ status: 409, body: { title } })
    expect(await jobsOf(asked)).toEqual(['created'])
    expect([await runJob(asked), await runJob(asked)]).toEqual([[asked.id], []])
    expect((await whatHappenedTo(db, asked.id)).events).toEqual(['received', 'sent-on', 'passed-on'])
  })

  test('sends again what was refused for good, by the job that got stuck', async () => {
    const asked = await lacking('refused')
    await addDeadLetter(db, deliveryQueue, deliveryOf(asked.id, partner).data)
    expect((await read(service, asked.reference)).body.handOverTo).toMatchObject([{ bySite: true }])
    expect((await handOverNow(asked, bySite)).status).toBe(200)
    expect([await stuckOf(asked), await jobsOf(asked)]).toEqual([[], ['created']])
    expect((await read(service, asked.reference)).body.deliveries).toMatchObject([{ state: 'waiting' }])
    expect((await handOverNow(asked, bySite)).body.code).toBe('not-now')
  })

  test('is not offered while that partner is switched off, and by hand is', async () => {
    const asked = await make()
    server.runtime.off = [partner]
    try {
      expect((await read(service, asked.reference)).body.handOverTo).toMatchObject([{ bySite: false }])
      expect((await handOverNow(asked, bySite)).body.code).toBe('not-now')
      expect((await handOverNow(asked, byHand)).status).toBe(200)
    } finally {
      server.runtime.off = []
    }
  })
})

test('an application for an insurance goes by hand with the insurer’s reference alone, by which its news comes', async () => {
  const apply = async () => {
    const asked = await make({ kind: 'home-insurance.submit', desk: 'verzekeringen' })
    await server.runtime.transaction((tx) =>
      keepApplication(tx, server.runtime, {
        ...{ submissionId: asked.id, iban, emailAddress: 'iemand@voorbeeld.nl', startDate: '2027-01-01' },
        ...{ quoteCode: '7KQM-X4TF', insurances: exampleComparison.slice(0, 2) },
      }),
    )
    return asked
  }
  const kept = ({ id }: Asked) =>
    db
      .selectFrom('insurance_application')
      .select(['partner_reference', 'iban_locked'])
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow()
  const toInsurer = { partner: insurerName, way: 'hand' }
  const [asked, other] = [await apply(), await apply()]
  for (const given of [{}, { partnerReference: 'ß?' }]) {
    const { status, body } = await handOverNow(asked, { ...toInsurer, ...given })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['partnerReference']])
  }
  expect((await kept(asked)).iban_locked).not.toBeNull()
  expect((await handOverNow(asked, { ...toInsurer, partnerReference: 'VZ-77' })).status).toBe(200)
  expect(await kept(asked)).toEqual({ partner_reference: 'VZ-77', iban_locked: null })
  const same = await handOverNow(other, { ...toInsurer, partnerReference: 'VZ-77' })
  expect([same.status, Object.keys(same.body.errors ?? {})]).toEqual([400, ['partnerReference']])
  // two colleagues who type one number for two applications at once
  for (const partnerReference of ['VZ-78', 'VZ-79', 'VZ-80']) {
    const both = [await apply(), await apply()]
    const answers = await Promise.all(both.map((one) => handOverNow(one, { ...toInsurer, partnerReference })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  }
})

test('of two colleagues at once one hands it over, and the other hears of it', async () => {
  const asked = await make()
  const version = await versionOf(asked.reference)
  const answers = await Promise.all([
    handOver(service, asked, { version, ...byHand }),
    handOver(second, asked, { version, ...bySite }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.code).toBe('changed')
  expect(refused?.body.title).toMatch(/^(Sanne Bakker|Joris Visser) veranderde deze aanvraag op /)
  expect((await whatHappenedTo(db, asked.id)).events).toHaveLength(2)
})

test('while the site sends it at that very moment nothing is handed over', async () => {
  const asked = await lacking('waiting')
  await queueFor(asked)
  await sql`UPDATE pgboss.job SET state = 'active' WHERE data->>'submission' = ${asked.id}`.execute(db)
  for (const way of [byHand, bySite]) {
    const title = 'De site probeert dit nu zelf te sturen. Probeer het over een minuut weer.'
    expect(await handOverNow(asked, way)).toMatchObject({ status: 409, body: { code: 'not-now', title } })
  }
  const { events, acts } = await whatHappenedTo(db, asked.id)
  expect([events, acts]).toEqual([['received'], []])
})

test('of another desk, or without the role, nobody hands anything over', async () => {
  const asked = await make()
  const version = await versionOf(asked.reference)
  for (const by of [lawyer, finance, operator]) {
    const { status, body } = await handOver(by, asked, { version, ...byHand })
    expect([status, body.code]).toEqual([403, 'not-allowed'])
  }
  const { acts, handOverTo } = (await read(lawyer, asked.reference, { reason: 'klacht' })).body
  expect([acts, handOverTo]).toEqual([[], []])
  const own = await make({ desk: 'juridisch' })
  expect((await read(lawyer, own.reference)).body.acts).toContain('hand-over')
  expect((await handOverNow(own, byHand, lawyer)).status).toBe(200)
})

test('a request without a partner, or that goes to nobody any more, has no such act', async () => {
  const without = await make({ kind: 'callback.ask' })
  const withdrawn = await make({ state: 'withdrawn' })
  for (const asked of [without, withdrawn]) {
    const { acts, handOverTo } = (await read(service, asked.reference)).body
    expect([acts.includes('hand-over'), handOverTo]).toEqual([false, []])
    const { status, body } = await handOverNow(asked, byHand)
    expect([status, body.code]).toEqual([409, 'not-now'])
  }
  const closed = await make({ open: false })
  expect((await read(service, closed.reference)).body.handOverTo).toEqual([])
  expect((await handOverNow(closed, byHand)).body.code).toBe('not-now')
})

test('what is sent wrong is refused at its field, and hands nothing over', async () => {
  const asked = await make()
  const version = await versionOf(asked.reference)
  for (const [body, field] of [
    [{ ...byHand, partnerReference: 'x'.repeat(65) }, 'partnerReference'],
    [{ ...byHand, partnerReference: { $ne: 1 } }, 'partnerReference'],
    [{ ...bySite, partnerReference: 'KS-1' }, 'partnerReference'],
    [{ ...byHand, note: 'x'.repeat(1001) }, 'note'],
    [{ ...byHand, way: 'fax' }, 'way'],
    [{ partner }, 'way'],
    [{ ...byHand, partner: "' OR 1=1" }, 'partner'],
    [{ ...byHand, partner: 'mail' }, 'partner'],
    [{ ...byHand, partner: 'insurer' }, 'partner'],
    [{ ...byHand, partner: '' }, 'partner'],
    [{ ...byHand, version: undefined }, 'version'],
  ] as const) {
    const { status, body: told } = await handOver(service, asked, { version, ...body })
    expect([status, Object.keys(told.errors ?? {})], JSON.stringify(body)).toEqual([400, [field]])
  }
  const { events, acts } = await whatHappenedTo(db, asked.id)
  expect([events, acts]).toEqual([['received'], []])
  // what looks like a page stays the text that it is
  const hostile = '<img src=x onerror=alert(1)>'
  expect((await handOverNow(asked, { ...byHand, partnerReference: hostile })).status).toBe(200)
  const { deliveries } = (await read(service, asked.reference)).body
  expect(deliveries).toMatchObject([{ partnerReference: hostile }])
})
