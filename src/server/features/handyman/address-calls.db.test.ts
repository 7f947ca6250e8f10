import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingFrom, send, type TestBooking } from '../../../../test/kit/handyman.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { pdok } from '../../adapters/pdok/pdok-adapter.ts'
import { type PdokStandIn, standIn as pdokStandIn } from '../../adapters/pdok/pdok-stand-in.ts'
import { cachedAddresses } from '../../ports/cached-addresses.ts'

// A booking asks the address register about its home three times: when its fields look it up, when the visitor leaves their step
// (coordinates), and when the booking is checked.

const clock = clockAt('2026-11-20T14:00:00Z')
let register: PdokStandIn
let server: TestServer
let booking: TestBooking
beforeAll(async () => {
  register = await pdokStandIn()
  server = await openTestServer({ clock })
  booking = await bookingFrom(server, '2026-11-23')
})
beforeEach(() => {
  register.asked.length = 0
  register.instead = undefined
  server.runtime.ports.addresses = cachedAddresses(pdok({ ...register, timeout: 30_000 }), clock)
})
afterAll(async () => {
  await server.close()
  await register.close()
})

const lookUp = (houseNumber = 10) =>
  server.app.inject(
    `/api/v1/address?${new URLSearchParams({ postcode: '3821 BT', houseNumber: `${houseNumber}` })}`,
  )
const verify = (houseNumber = 10) =>
  server.app.inject(
    `/api/klusservice/verify?${new URLSearchParams({ postalCode: '3821bt', houseNumber: `${houseNumber}` })}`,
  )
const book = async () => {
  const answer = await send(server, booking)
  expect(answer.statusCode, answer.body).toBe(201)
  const { reference } = answer.json<{ reference: string }>()
  const { flags } = await server.database.db
    .selectFrom('submission')
    .select('flags')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return flags
}

test('the register is asked once for one booking', async () => {
  const found = (await lookUp()).json<{ postcode: string; lat: number; lon: number }>()
  expect(found).toMatchObject({ postcode: '3821BT', lat: 52.1561, lon: 5.3878 })
  expect((await verify()).json()).toEqual({ address: { lat: found.lat, lon: found.lon } })
  expect(await book()).toEqual([])
  expect(register.asked).toHaveLength(1)
})

test('a booking is checked by what the register said before it went away', async () => {
  await lookUp()
  register.instead = { status: 500, body: '' }
  expect((await verify()).statusCode).toBe(200)
  expect(await book()).toEqual([])
  expect(register.asked).toHaveLength(1)
})

test('what the register does not know is refused where it is asked, in the same words', async () => {
  const answers = [await lookUp(99_999), await verify(99_999)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  const [one, other] = answers.map((answer) => answer.json<Problem>())
  expect([one?.code, other?.code]).toEqual(['address-unknown', 'address-unknown'])
  expect(one?.title).toBe(other?.title)
  expect(register.asked).toHaveLength(1)
})
