import { beforeEach, expect, test } from 'vitest'
import { instantOf } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { cachedCalendar } from './cached-calendar.ts'
import type { Calendar } from './calendar.ts'

const clock = { at: instantOf('2026-11-20T12:00:00Z'), now: () => clock.at }
const span = { start: '2026-12-01T00:00:00Z', end: '2026-12-02T00:00:00Z' }
const event = { ...span, uid: 'a', sequence: 0, title: 'a', room: 1 }

let asked: number[]
let failing: boolean
let calendar: Calendar
beforeEach(() => {
  asked = []
  failing = false
  const port: Calendar = {
    async busyWithin(officeCode) {
      asked.push(officeCode)
      if (failing) throw new PartnerError('planning', 'unreachable')
      return []
    },
    async place() {
      if (failing) throw new PartnerError('planning', 'refused')
    },
    async remove() {},
  }
  calendar = cachedCalendar(port, clock)
})
const ask = (officeCode = 85) => calendar.busyWithin(officeCode, span)

test('a calendar is asked once in half a minute, each office by itself', async () => {
  const [one, two] = await Promise.all([ask(), ask()])
  expect(one).toBe(two)
  await ask(301)
  clock.at += 29_999
  expect(await ask()).toBe(one)
  expect(asked).toEqual([85, 301])
  clock.at += 2
  await ask()
  expect(asked).toEqual([85, 301, 85])
})

test('what is placed or removed is seen at once, at its office', async () => {
  await Promise.all([ask(), ask(301)])
  await calendar.place(85, event)
  await Promise.all([ask(), ask(301)])
  await calendar.remove(85, event.uid)
  await Promise.all([ask(), ask(301)])
  expect(asked).toEqual([85, 301, 85, 85])
})

test('after a refusal it is asked again: somebody has that time', async () => {
  await ask()
  failing = true
  await expect(calendar.place(85, event)).rejects.toMatchObject({ reason: 'refused' })
  failing = false
  await ask()
  expect(asked).toHaveLength(2)
})

test('a failure is told to who waits for it, and not remembered', async () => {
  failing = true
  const both = await Promise.allSettled([ask(), ask()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toHaveLength(1)
  failing = false
  expect(await ask()).toEqual([])
})
