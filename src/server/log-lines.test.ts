import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatherLines } from './log-lines.ts'

const outlet = () => {
  const texts: string[] = []
  const flushed = vi.fn()
  return { texts, flushed, write: (text: string) => texts.push(text), flushSync: flushed }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('hands lines on together, in their order, a tenth of a second after the first', () => {
  const out = outlet()
  const lines = gatherLines(out)
  lines.write('a\n')
  vi.advanceTimersByTime(60)
  lines.write('b\n')
  expect(out.texts).toEqual([])
  vi.advanceTimersByTime(40)
  expect(out.texts).toEqual(['a\nb\n'])
  lines.write('c\n')
  vi.advanceTimersByTime(100)
  expect(out.texts).toEqual(['a\nb\n', 'c\n'])
})

it('does not wait for the clock when much is said', () => {
  const out = outlet()
  const lines = gatherLines(out)
  const line = `${'x'.repeat(999)}\n`
  for (let count = 0; count < 100; count++) lines.write(line)
  vi.advanceTimersByTime(100)
  expect(out.texts.join('')).toBe(line.repeat(100))
  expect(out.texts.length).toBeGreaterThan(1)
  expect(out.texts.length).toBeLessThan(20)
})

it('loses nothing at the end, and writes nothing twice', () => {
  const out = outlet()
  const lines = gatherLines(out)
  lines.write('last words\n')
  lines.flushSync()
  expect(out.texts).toEqual(['last words\n'])
  expect(out.flushed).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(out.texts).toEqual(['last words\n'])
})
