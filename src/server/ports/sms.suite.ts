import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Sms, TextMessage } from './sms.ts'
import type { Check } from './suite.ts'

export const suiteClock = clockAt('2026-11-20T12:00:00Z')

export interface SmsWorld {
  port: Sms
  clock: Clock
  /** The texts of the distinct messages to this number, in order of arrival, where that can be looked up. */
  arrived?(to: string): Promise<string[]>
  /** A number that never gets a message, where one is known. */
  refused?: string
}

export const suiteMessage: TextMessage = { to: '+31612345678', text: 'Je afspraak is om 9.00 uur.' }

const newKey = (): string => `suite-${randomUUID()}`

/** A call that has an answer, for checks of the interface itself (`PartnerSuite`). This port has no call that only reads. */
export const ask = (port: Sms): Promise<unknown> => port.send(newKey(), suiteMessage)

const longest = `Je afspraak is morgen. ${'é'.repeat(137)}`

const outcomeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'taken',
    (thrown: unknown) => (thrown instanceof PartnerError ? thrown.reason : String(thrown)),
  )

const isRefused = async ({ port, arrived }: SmsWorld, message: TextMessage): Promise<void> => {
  const before = await arrived?.(message.to)
  assert.equal(await outcomeOf(port.send(newKey(), message)), 'refused', JSON.stringify(message))
  assert.deepEqual(await arrived?.(message.to), before, 'something of it arrived')
}

/** What every partner for text messages must do, sandbox or real. */
export const checks: readonly Check<SmsWorld>[] = [
  {
    what: 'a message arrives as it was written, to the last of its 160 characters',
    async run({ port, arrived }) {
      const to = '+31612345671'
      await port.send(newKey(), { to, text: longest })
      if (arrived) assert.deepEqual(await arrived(to), [longest])
    },
  },
  {
    what: 'the same key is one message, however often and at once it is sent',
    async run({ port, arrived }) {
      const [to, key] = ['+32470123456', newKey()]
      await Promise.all(Array.from({ length: 10 }, () => port.send(key, { to, text: 'een' })))
      await port.send(key, { to, text: 'een' })
      if (arrived) assert.deepEqual(await arrived(to), ['een'])
      await port.send(newKey(), { to, text: 'twee' })
      if (arrived) assert.deepEqual(await arrived(to), ['een', 'twee'])
    },
  },
  {
    what: 'a text that does not go in one message is refused, and no part of it arrives',
    async run(world) {
      for (const text of [`${longest}a`, '€'.repeat(81), 'Beste Zoë', ''])
        await isRefused(world, { to: '+31687654321', text })
    },
  },
  {
    what: 'what is no number is refused',
    async run(world) {
      for (const to of ['0612345678', '+31 6 12345678', '+31612345678,+31687654321', ''])
        await isRefused(world, { to, text: 'a' })
    },
  },
  {
    what: 'a number that will never get a message is refused',
    async run(world) {
      // Of an outside server no such number is known.
      if (world.refused !== undefined) await isRefused(world, { to: world.refused, text: 'a' })
    },
  },
]

/** Sends a message under this key, for checks of the interface itself (`PartnerSuite`); `other` sends another text. */
export const hand = ({ port }: SmsWorld, key: string, other: boolean): Promise<unknown> =>
  port.send(key, other ? { ...suiteMessage, text: 'Iets anders.' } : suiteMessage)
