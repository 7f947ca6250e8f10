import { expect, test } from 'vitest'
import { sentenceFor, standingAt } from './standing.ts'

const now = Date.parse('2026-12-01T09:00:00Z')
const minutes = (count: number) => count * 60_000
const up = { isOff: false, circuit: 'closed' } as const

test('a partner is up, slow, down or off', () => {
  expect(standingAt(now, up)).toBe('up')
  expect(standingAt(now, { ...up, circuit: 'failing' })).toBe('slow')
  expect(standingAt(now, { ...up, circuit: 'open' })).toBe('down')
  expect(standingAt(now, { ...up, circuit: 'probe' })).toBe('down')
  expect(standingAt(now, { ...up, isOff: true, circuit: 'open' })).toBe('off')
})

test('a try that took too long makes it slow for an hour, and no other failure of one request does', () => {
  const failed = (reason: string, ago: number | undefined) =>
    standingAt(now, { ...up, lastFailure: { reason, at: ago === undefined ? undefined : now - ago } })
  expect(failed('timeout', minutes(59))).toBe('slow')
  expect(failed('timeout', minutes(61))).toBe('up')
  expect(failed('timeout', undefined)).toBe('up')
  expect(failed('refused', minutes(1))).toBe('up')
})

test('there is a sentence to say while it is down or slow', () => {
  const said = { down: 'Even niet bereikbaar.', slow: 'Nu traag.' }
  expect((['up', 'slow', 'down', 'off'] as const).map((standing) => sentenceFor(standing, said))).toEqual([
    ...[undefined, 'Nu traag.', 'Even niet bereikbaar.', undefined],
  ])
})
