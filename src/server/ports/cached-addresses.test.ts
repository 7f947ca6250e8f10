import { expect, test } from 'vitest'
import { instantOf } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Addresses } from './addresses.ts'
import { cachedAddresses } from './cached-addresses.ts'

const hour = 3_600_000
const clock = { at: instantOf('2026-11-20T12:00:00Z'), now: () => clock.at }

const register = (fails: () => boolean = () => false) => {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    if (fails()) throw new PartnerError('addresses', 'unreachable')
  }
  const port: Addresses = {
    async lookup(postcode, houseNumber) {
      await ask(`${postcode} ${houseNumber}`)
      if (postcode !== '3821BT') return undefined
      const place = { lat: 52, lon: 5, municipalityId: 'GM0307', municipality: 'Amersfoort' }
      return { postcode, houseNumber, streetName: 'Laan', city: 'Amersfoort', additions: [], ...place }
    },
    async facts(postcode, houseNumber, addition) {
      await ask(`${postcode} ${houseNumber} ${addition}`)
      return { constructionYear: 1978, livingAreaSize: undefined }
    },
    async locate(postcode) {
      await ask(postcode)
      return undefined
    },
  }
  return { asked, addresses: cachedAddresses(port, clock) }
}

test('a home is remembered for a day, a "no" for ten minutes', async () => {
  const { asked, addresses } = register()
  const count = async (postcode: string, number: number) => {
    asked.length = 0
    await addresses.lookup(postcode, number)
    return asked.length
  }
  expect(await count('3821BT', 10)).toBe(1)
  expect(await count('9999ZZ', 99)).toBe(1)
  clock.at += hour / 6 - 1
  expect(await count('9999ZZ', 99)).toBe(0)
  clock.at += 2
  expect(await count('9999ZZ', 99)).toBe(1)
  clock.at += 23 * hour
  expect(await count('3821BT', 10)).toBe(0)
  clock.at += hour
  expect(await count('3821BT', 10)).toBe(1)
})

test('of many at once one is asked, and each home by itself', async () => {
  const { asked, addresses } = register()
  const found = await Promise.all(Array.from({ length: 5 }, () => addresses.lookup('3821BT', 10)))
  expect(found.map((one) => one?.houseNumber)).toEqual([10, 10, 10, 10, 10])
  await addresses.lookup('3821BT', 11)
  await addresses.facts('3821BT', 10, '')
  await addresses.facts('3821BT', 10, 'A')
  await addresses.facts('3821BT', 10, 'A')
  expect(asked).toEqual(['3821BT 10', '3821BT 11', '3821BT 10 ', '3821BT 10 A'])
})

test('a failure is told to who waits for it, and not remembered', async () => {
  let failing = true
  const { asked, addresses } = register(() => failing)
  const ask = () => addresses.lookup('3821BT', 10)
  const both = await Promise.allSettled([ask(), ask()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toHaveLength(1)
  failing = false
  expect(await ask()).toBeDefined()
  expect(asked).toHaveLength(2)
})
