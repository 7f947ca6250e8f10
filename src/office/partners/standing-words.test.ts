import { expect, test } from 'vitest'
import {
  countInWords,
  onlyHere,
  toldAdapter,
  toldCircuit,
  toldStanding,
  troubleFirst,
} from './standing-words.ts'

const closed = { state: 'closed', failures: 0, until: null } as const
const open = { state: 'open', failures: 5, until: '2026-11-29T10:00:05.000Z' } as const

test('a circuit is told by a word, and not by its colour alone', () => {
  const failing = { ...closed, state: 'failing', failures: 2 } as const
  const states = [closed, failing, { ...open, state: 'probe' } as const, open]
  expect(states.map((one) => toldCircuit(one).words)).toEqual([
    'doet het',
    '2 keer mislukt',
    'volgende keer een proef',
    'met rust gelaten tot 11.00 uur',
  ])
})

test('a partner whose calls take too long is slow, though they go through', () => {
  expect(toldStanding({ standing: 'slow', everywhere: closed }).words).toBe('traag')
  expect(toldStanding({ standing: 'up', everywhere: closed }).words).toBe('doet het')
  expect(toldStanding({ standing: 'down', everywhere: open }).words).toBe('met rust gelaten tot 11.00 uur')
})

test('a partner in trouble stands before those that work, which keep their order', () => {
  const lines = ['addresses', 'mail', 'cases'].map((name) => ({
    name,
    toSay: name === 'cases' ? 'Het duurt langer.' : null,
  }))
  expect(troubleFirst(lines).map(({ name }) => name)).toEqual(['cases', 'addresses', 'mail'])
})

test('what one process knows is told where it differs from what all share', () => {
  expect(onlyHere({ here: closed, everywhere: closed })).toBeUndefined()
  expect(onlyHere({ here: closed, everywhere: open })).toBe('dit proces: doet het')
})

test('numbers end, and a partner of paper is marked', () => {
  expect([0, 1000, 1001].map(countInWords)).toEqual(['0', '1.000', '1.000+'])
  expect(toldAdapter({ adapter: 'sandbox', isOff: false, isTrial: true })).toBe('proef')
  expect(toldAdapter({ adapter: 'off', isOff: true, isTrial: false })).toBe('uit')
  expect(toldAdapter({ adapter: 'smtp', isOff: false, isTrial: false })).toBe('smtp')
  expect(toldAdapter({ adapter: 'own', isOff: false, isTrial: false })).toBe('van onszelf')
})
