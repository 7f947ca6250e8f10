import { expect, test } from 'vitest'
import { hintFor, telOf, toldCallback, whenInWords } from './callback-words.ts'

const waiting = { calledAt: null, timesNotReached: 0, end: '2026-12-01T09:30:00Z' }

test('a callback is waited for, late, tried or made', () => {
  const before = new Date('2026-12-01T09:00:00Z')
  const after = new Date('2026-12-01T10:00:00Z')
  expect(toldCallback(waiting, before)).toMatchObject({ words: 'nog te bellen', tone: undefined })
  expect(toldCallback(waiting, after)).toMatchObject({ words: 'nog niet gebeld', tone: 'late' })
  expect(toldCallback({ ...waiting, timesNotReached: 1 }, after).words).toBe('1 keer niet bereikt')
  const made = { ...waiting, calledAt: '2026-12-01T09:02:00Z', timesNotReached: 1 }
  expect(toldCallback(made, after).words).toBe('gebeld vandaag 10.02')
  const span = { start: '2026-12-01T09:00:00Z', end: '2026-12-01T09:30:00Z' }
  expect(whenInWords(span)).toBe('10.00 - 10.30 uur')
})

test('another way is offered from the third time on', () => {
  const isHinted = (timesNotReached: number) => hintFor({ calledAt: null, timesNotReached }) !== undefined
  expect([0, 1, 2, 3, 4].filter(isHinted)).toEqual([3, 4])
  expect(hintFor({ calledAt: '2026-12-01T09:02:00Z', timesNotReached: 5 })).toBeUndefined()
})

test('a number leads to the phone by its digits alone', () => {
  expect(telOf('06 12 34-56 78')).toBe('tel:0612345678')
  expect(telOf('+32 javascript:1')).toBe('tel:+321')
})
