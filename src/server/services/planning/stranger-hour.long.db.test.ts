import { afterAll, expect, test } from 'vitest'
import { callbacksAt } from '../../../../test/kit/callback.ts'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { allowances } from '../rate-limits/rate-limits.ts'

const clock = travellingClock('2026-11-20T10:00:00Z')
const { server } = await openPlanned(clock)
afterAll(() => server.close())

const minute = 60_000
const { ask, free } = callbacksAt(server)

test('an hour of bookings from one address, each with a solved check, leaves nearly all of a calendar', async () => {
  const before = (await free('juridisch')).length
  const from = newVisitor()
  let taken = 0
  for (let at = 0; at < 60; at++) {
    const tries = at === 0 ? allowances.appointment.burst + allowances.checkedAppointment.burst + 5 : 3
    for (let left = tries; left > 0; left--) {
      const { status } = await ask({ from, token: await quickToken(server.runtime) })
      if (status === 201) taken++
      else expect(status).toBe(429)
    }
    clock.pass(minute)
  }
  const { appointment, checkedAppointment } = allowances
  expect(taken).toBeLessThanOrEqual(
    appointment.burst + 1 + checkedAppointment.burst + 60 * checkedAppointment.perMinute,
  )
  expect((await free('juridisch')).length).toBeGreaterThan(0.9 * before)
  expect(await ask({ from: newVisitor() })).toMatchObject({ status: 201 })
})

test('a household of five, an office of thirty and a carrier with hundreds of customers book what they want in a day', async () => {
  for (const people of [5, 30, 200]) {
    const from = newVisitor()
    for (let at = 0; at < people; at++) {
      // Acts as a browser, which solves a captcha when it is asked to.
      const first = await ask({ from, department: at % 2 ? 'juridisch' : 'financieel' })
      if (first.code === 'captcha-needed')
        expect(await ask({ from, token: await quickToken(server.runtime) })).toMatchObject({
          status: 201,
        })
      else expect(first.status).toBe(201)
      clock.pass((8 * 60 * minute) / people)
    }
  }
})
