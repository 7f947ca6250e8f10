import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawInTurn, restBeforeDrawing } from './draw-in-turn.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Turns that are drawn when the test says so. */
const open = () => {
  const begun: string[] = []
  const shown: string[] = []
  const waiting: (() => void)[] = []
  const turns = drawInTurn<string, string>({
    draw: (wanted) => {
      begun.push(wanted)
      return new Promise((resolve) => waiting.push(() => resolve(`${wanted}!`)))
    },
    show: (drawn) => shown.push(drawn),
  })
  const answer = async () => {
    waiting.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { turns, begun, shown, answer }
}

test('it draws once somebody rests, and only what they have by then', async () => {
  const { turns, begun, shown, answer } = open()
  turns.want('a')
  await vi.advanceTimersByTimeAsync(restBeforeDrawing - 1)
  turns.want('ab')
  await vi.advanceTimersByTimeAsync(restBeforeDrawing - 1)
  expect(begun).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await answer()
  expect([begun, shown]).toEqual([['ab'], ['ab!']])
})

test('one is drawn at a time, and the newest after it', async () => {
  const { turns, begun, shown, answer } = open()
  turns.want('a', { now: true })
  await vi.advanceTimersByTimeAsync(0)
  turns.want('b')
  await vi.advanceTimersByTimeAsync(restBeforeDrawing)
  turns.want('c', { now: true })
  await vi.advanceTimersByTimeAsync(restBeforeDrawing)
  expect(begun).toEqual(['a'])
  await answer()
  expect([begun, shown]).toEqual([['a', 'c'], ['a!']])
  await answer()
  await vi.advanceTimersByTimeAsync(10 * restBeforeDrawing)
  expect([begun, shown]).toEqual([
    ['a', 'c'],
    ['a!', 'c!'],
  ])
})

test('what is still being typed when one is done waits for its rest', async () => {
  const { turns, begun, answer } = open()
  turns.want('a', { now: true })
  await vi.advanceTimersByTimeAsync(0)
  turns.want('b')
  await answer()
  expect(begun).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(restBeforeDrawing)
  expect(begun).toEqual(['a', 'b'])
})

test('after the end nothing is drawn or shown', async () => {
  const { turns, begun, shown, answer } = open()
  turns.want('a', { now: true })
  await vi.advanceTimersByTimeAsync(0)
  turns.want('b')
  turns.stop()
  await answer()
  await vi.advanceTimersByTimeAsync(10 * restBeforeDrawing)
  expect([begun, shown]).toEqual([['a'], []])
})
