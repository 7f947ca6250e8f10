import { expect, test } from 'vitest'
import { stayOf } from './Toasts.tsx'

test('a line of text goes by itself, one with a counted act not before that is over, and any other act stays', () => {
  const now = Date.now()
  const read = stayOf(undefined, now)
  expect(read).toBeGreaterThan(0)
  expect(stayOf({ until: now + 60_000 }, now)).toBe(60_000)
  // what is over at once can still be read
  expect(stayOf({ until: now }, now)).toBe(read)
  expect(stayOf({}, now)).toBeUndefined()
})
