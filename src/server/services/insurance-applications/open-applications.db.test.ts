import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import {
  addApplication,
  applicationOf,
  handOver,
  iban,
  newsOf,
} from '../../../../test/kit/insurance-applications.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { PermanentFailure } from '../../outbox/permanent-failure.ts'
import { type InsuranceApplication, insurerName } from '../../ports/insurer.ts'
import { deliver } from '../submissions/deliver.ts'
import { askOpen } from './open-applications.ts'
import { takeNews } from './take-news.ts'
import { toInsurer } from './to-insurer.ts'

const clock = travellingClock('2026-11-24T09:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server
const { insurer } = runtime.ports
afterEach(() => {
  runtime.ports.insurer = insurer
})
const minute = 60_000

const rowOf = (id: string) =>
  db.selectFrom('insurance_application').selectAll().where('submission_id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: string) => (await rowOf(id)).state
const ordersOf = async (id: string) =>
  db.selectFrom('sandbox_order').select('body').where('key', '=', id).execute()
const bring = (id: string) =>
  deliver(runtime, { submission: id, partner: insurerName }, () => toInsurer(applicationOf))

describe('the delivery to the insurer', () => {
  test('gives the whole IBAN, which is gone here once the insurer has it', async () => {
    const { id } = await addApplication(server)
    const before = await rowOf(id)
    expect(before.iban_locked).not.toContain(iban)
    await handOver(server, id)
    expect(await rowOf(id)).toMatchObject({ iban_locked: null, partner_reference: expect.any(String) })
    const [order] = await ordersOf(id)
    expect(order?.body).toMatchObject({ application: { applicant: { accountNumber: iban } } })
  })

  test('that dies after it was sent is sent again, and is one application at the insurer', async () => {
    const { id } = await addApplication(server)
    let dies = true
    runtime.ports.insurer = {
      ...insurer,
      submit: async (key, application) => {
        const answer = await insurer.submit(key, application)
        if (dies) throw new Error('killed')
        return answer
      },
    }
    await expect(bring(id)).rejects.toThrow('killed')
    expect(await rowOf(id)).toMatchObject({ partner_reference: null, iban_locked: expect.any(String) })
    dies = false
    await bring(id)
    expect(await ordersOf(id)).toHaveLength(1)
    expect((await rowOf(id)).partner_reference).not.toBeNull()
  })

  test('that dies before it is noted sends nothing again', async () => {
    const { id } = await addApplication(server)
    await handOver(server, id)
    await db
      .updateTable('delivery')
      .set({ state: 'waiting', partner_reference: null })
      .where('submission_id', '=', id)
      .execute()
    await db.updateTable('submission').set({ state: 'received' }).where('id', '=', id).execute()
    runtime.ports.insurer = { ...insurer, submit: async () => Promise.reject(new Error('sent twice')) }
    await bring(id)
    const delivered = await db
      .selectFrom('delivery')
      .select(['state', 'partner_reference'])
      .where('submission_id', '=', id)
      .executeTakeFirst()
    expect(delivered).toEqual({
      state: 'delivered',
      partner_reference: (await rowOf(id)).partner_reference,
    })
  })

  test('to an insurer that is away keeps everything for the next try', async () => {
    const { id } = await addApplication(server)
    runtime.ports.insurer = {
      ...insurer,
      submit: () => Promise.reject(new PartnerError(insurerName, 'timeout')),
    }
    await expect(bring(id)).rejects.toBeInstanceOf(PartnerError)
    expect(await rowOf(id)).toMatchObject({ state: 'pending', partner_reference: null })
    runtime.ports.insurer = insurer
    await bring(id)
    expect((await rowOf(id)).partner_reference).not.toBeNull()
  })
})

test('what the insurer does not take in is for staff at once, and can be sent again', async () => {
  const { id } = await addApplication(server)
  const stateNow = async () =>
    (await db.selectFrom('submission').select('state').where('id', '=', id).executeTakeFirst())?.state
  runtime.ports.insurer = {
    ...insurer,
    submit: () => Promise.reject(new PartnerError(insurerName, 'refused')),
  }
  await expect(bring(id)).rejects.toBeInstanceOf(PermanentFailure)
  expect(await stateNow()).toBe('failed')
  runtime.ports.insurer = insurer
  await bring(id)
  expect(await stateNow()).toBe('passed-on')
})

describe('the clock', () => {
  test('finds what the insurer said before its reference was known here', async () => {
    const { id } = await addApplication(server)
    const { partnerReference } = await insurer.submit(id, {} as InsuranceApplication)
    const news = newsOf(partnerReference, 2, 'accepted')
    await takeNews(runtime, news)
    await handOver(server, id)
    expect(await stateOf(id)).toBe('pending')
    runtime.ports.insurer = {
      ...insurer,
      status: async (of) => (of === partnerReference ? news : undefined),
    }
    await askOpen(runtime)
    expect(await stateOf(id)).toBe('accepted')
  })

  test('asks about the others when one cannot be asked about, and takes a failure of our own to its end', async () => {
    clock.pass(2 * 86_400_000)
    const ids = [await addApplication(server), await addApplication(server), await addApplication(server)]
    const partners: string[] = []
    for (const { id } of ids) partners.push(await handOver(server, id))
    const failing = (fault: Error) => {
      runtime.ports.insurer = {
        ...insurer,
        status: async (of) => {
          if (of === partners[1]) throw fault
          return newsOf(of, 2, 'refused')
        },
      }
    }
    failing(new PartnerError(insurerName, 'timeout'))
    await askOpen(runtime)
    expect(await Promise.all(ids.map(({ id }) => stateOf(id)))).toEqual(['refused', 'pending', 'refused'])

    clock.pass(15 * minute)
    failing(new Error('a slip of ours'))
    await expect(askOpen(runtime)).rejects.toThrow('a slip of ours')
  })

  test('asks often while it waits, once a day while a policy runs, and never of what is over', async () => {
    const [waiting, running, over] = [
      await addApplication(server),
      await addApplication(server),
      await addApplication(server),
    ]
    const names = new Map<string, string>()
    for (const [name, { id }] of Object.entries({ waiting, running, over }))
      names.set(await handOver(server, id), name)
    const partnerOf = (name: string) => [...names].find(([, one]) => one === name)?.[0] ?? ''
    await takeNews(runtime, newsOf(partnerOf('running'), 2, 'accepted'))
    await takeNews(runtime, newsOf(partnerOf('over'), 2, 'refused'))
    const asked: string[] = []
    runtime.ports.insurer = {
      ...insurer,
      status: async (of) => {
        const name = names.get(of)
        if (name) asked.push(name)
        return undefined
      },
    }
    const askedAfter = async (milliseconds: number) => {
      clock.pass(milliseconds)
      asked.length = 0
      await askOpen(runtime)
      return asked.toSorted()
    }
    expect(await askedAfter(0)).toEqual(['running', 'waiting'])
    expect(await askedAfter(5 * minute)).toEqual([])
    expect(await askedAfter(10 * minute)).toEqual(['waiting'])
    expect(await askedAfter(86_400_000)).toEqual(['running', 'waiting'])
  })
})
