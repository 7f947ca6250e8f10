import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressesGuards } from './addresses.ts'
import { type FaultMode, switchable } from './faults.ts'
import { filesGuards } from './files.ts'
import { handymanGuards } from './handyman.ts'
import { mailGuards } from './mail.ts'

interface Bell {
  ring(): Promise<number>
}
const guards = { ring: z.int() }

const bellIn = (mode: FaultMode) => {
  const seen = { rings: 0, waited: 0 }
  const bell: Bell = switchable(
    'planning',
    { ring: async () => ++seen.rings },
    guards,
    { mode: async () => mode },
    async (milliseconds) => {
      seen.waited += milliseconds
    },
  )
  return { bell, seen }
}

test('well-behaved, the answer passes', async () => {
  const { bell, seen } = bellIn('none')
  expect([await bell.ring(), seen.waited]).toEqual([1, 0])
})

test('down refuses at once and does nothing', async () => {
  const { bell, seen } = bellIn('down')
  await expect(bell.ring()).rejects.toMatchObject({ partner: 'planning', reason: 'unreachable' })
  expect(seen).toEqual({ rings: 0, waited: 0 })
})

test('slow does the work and answers after 8 seconds', async () => {
  const { bell, seen } = bellIn('slow')
  expect(await bell.ring()).toBe(1)
  expect(seen).toEqual({ rings: 1, waited: 8000 })
})

test('garbage passes no guard of any port', async () => {
  const answer = await bellIn('garbage').bell.ring()
  for (const port of [addressesGuards, handymanGuards, mailGuards, filesGuards, guards]) {
    for (const guard of Object.values(port)) expect(guard.safeParse(answer).success).toBe(false)
  }
})
