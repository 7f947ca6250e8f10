import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressesGuards } from './addresses.ts'
import { circuitsInMemory } from './circuit-breaker.ts'
import { filesGuards } from './files.ts'
import { handymanGuards } from './handyman.ts'
import { mailGuards } from './mail.ts'
import { circuitsBySwitch, type SandboxMode, switchable } from './sandbox-switches.ts'

interface Bell {
  ring(): Promise<number>
}
const guards = { ring: z.int() }

const bellIn = (mode: SandboxMode) => {
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

test('an open circuit of a sandbox partner closes with its switch, that of a real partner does not', async () => {
  const timing = { openAfter: 1, rest: 1000 }
  const switches = { now: 'down' as SandboxMode, mode: async () => switches.now }
  const circuits = circuitsBySwitch(circuitsInMemory(), switches, ['mail'])
  await circuits.failed('mail', 0, timing)
  await circuits.failed('addresses', 0, timing)
  expect(await circuits.admits('mail', 1, timing)).toBe(false)
  switches.now = 'none'
  expect(await circuits.admits('mail', 2, timing)).toBe(true)
  expect(await circuits.admits('addresses', 2, timing)).toBe(false)
})

test('while the switches cannot be read, an open circuit stays open', async () => {
  const timing = { openAfter: 1, rest: 1000 }
  const away = { mode: () => Promise.reject(new Error('no database')) }
  const circuits = circuitsBySwitch(circuitsInMemory(), away, ['mail'])
  await circuits.failed('mail', 0, timing)
  expect(await circuits.admits('mail', 1, timing)).toBe(false)
})
