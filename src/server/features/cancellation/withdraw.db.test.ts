import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { form, openCancellations, start } from '../../../../test/kit/cancellation.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { activeCancellationOf } from './active-cancellation.ts'

const { clock, server, newMember, cookieOf, cancel, withdraw, endOf, mailsTo } = await openCancellations()
const { db } = server.database
afterAll(() => server.close())
beforeEach(() => clock.travel(start))

describe('taking a cancellation back', () => {
  const cancelled = async () => {
    const member = await newMember()
    const cookie = await cookieOf(member)
    const { reference } = (await cancel(form(), cookie)).json()
    return { member, cookie, reference }
  }

  test('lets the membership go on, is mailed and written down, and leaves room for another cancellation', async () => {
    const { member, cookie, reference } = await cancelled()
    const answer = await withdraw(cookie)
    expect([answer.statusCode, answer.json()]).toEqual([200, { reference }])
    expect(await endOf(member)).toBeNull()
    expect(await activeCancellationOf(server.runtime, member.id)).toBeUndefined()
    const [mail] = await mailsTo(member.email)
    expect(mail?.text).toContain(reference)
    const trail = await db
      .selectFrom('audit')
      .select('action')
      .where('person_id', '=', member.id)
      .orderBy('id')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['cancellation.cancel', 'cancellation.withdraw'])
    expect((await cancel(form(), cookie)).statusCode).toBe(201)
    expect(await endOf(member)).toBe('2027-04-01')
  })

  test('at once from ten screens happens once; the same key gets the same answer', async () => {
    const { member, cookie } = await cancelled()
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(cookie)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)])
    await mailsTo(member.email, 1)
    await cancel(form(), cookie)
    const key = randomUUID()
    const replays = [await withdraw(cookie, key), await withdraw(cookie, key)]
    expect(replays.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('works on the last day and not after it', async () => {
    const [soon, late] = [await cancelled(), await cancelled()]
    clock.travel('2027-03-31T21:59:59Z')
    const inTime = await cookieOf(soon.member)
    expect((await withdraw(inTime)).statusCode).toBe(200)
    const tooLate = await cookieOf(late.member)
    clock.travel('2027-03-31T22:00:00Z')
    const answer = await withdraw(tooLate)
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'no-cancellation'])
    expect(await endOf(late.member)).toBe('2027-04-01')
  })

  test('is only for one’s own', async () => {
    const { member } = await cancelled()
    expect((await withdraw('')).statusCode).toBe(401)
    expect((await withdraw(await cookieOf(await newMember()))).statusCode).toBe(409)
    expect(await endOf(member)).toBe('2027-04-01')
  })

  test('of a gift that ends by itself there is none', async () => {
    const gift = await newMember({ starts: '2026-05-01', ends: '2027-05-01', renews: false })
    expect((await withdraw(await cookieOf(gift))).statusCode).toBe(409)
    expect(await endOf(gift)).toBe('2027-05-01')
  })
})

test('whatever became of these requests, their life led to it', async () => {
  const met = await checkRequests(db)
  expect(met['cancellation.cancel']).toEqual(expect.arrayContaining(['matched', 'received', 'withdrawn']))
})
