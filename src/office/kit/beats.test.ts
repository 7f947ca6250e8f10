import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BeatWays, beatMs, startBeats, typingMs } from './beats.ts'
import type { Other } from './others-in-words.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const karin: Other = { id: 'k', name: 'Karin', typing: false, you: false }

/** A tab of a test: what it sent, whom it was told of, and its beats. What is left of `answers` is that nobody is there. */
const openTab = (answers: Awaited<ReturnType<BeatWays['send']>>[] = []) => {
  const sent: string[] = []
  const told: string[][] = []
  const ways: BeatWays = {
    async send(isTyping) {
      sent.push(isTyping ? 'typing' : 'here')
      return answers.length > 0 ? answers.shift() : []
    },
    leave: () => void sent.push('gone'),
  }
  const beats = startBeats(ways, (others) => told.push(others.map(({ name }) => name)))
  return { sent, told, beats }
}
const rest = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

test('a tab that is seen says every twenty seconds that it is there, and one that is not says nothing', async () => {
  const { sent, told, beats } = openTab([[], [karin], undefined])
  await rest(3 * beatMs)
  expect(sent).toEqual([])
  beats.show(true)
  await rest(2 * beatMs)
  expect([sent.splice(0), told.splice(0)]).toEqual([
    ['here', 'here', 'here'],
    [[], ['Karin'], []],
  ])
  beats.show(false)
  await rest(3 * beatMs)
  expect(sent).toEqual([])
  beats.show(true)
  beats.leave()
  await rest()
  beats.stop()
  await rest(3 * beatMs)
  expect(sent).toEqual(['here', 'gone', 'gone'])
})

test('typing is told at once, and again as long as it goes on', async () => {
  const { sent, beats } = openTab()
  beats.show(true)
  await rest(1000)
  for (let second = 0; second < 15; second++) {
    beats.type()
    await rest(1000)
  }
  expect(sent.splice(0)).toEqual(['here', 'typing', 'typing'])
  await rest(beatMs)
  // what was typed since is told with the next
  expect(sent.splice(0)).toEqual(['typing'])
  await rest(beatMs)
  expect(sent).toEqual(['here'])
  expect(typingMs).toBeLessThan(beatMs)
})

test('after a refusal it is silent, until somebody types or comes back', async () => {
  const { sent, told, beats } = openTab([[karin], 'refused', 'refused', [karin]])
  beats.show(true)
  await rest(5 * beatMs)
  expect([sent.splice(0), told.at(-1)]).toEqual([['here', 'here'], []])
  beats.type()
  await rest(5 * beatMs)
  expect(sent.splice(0)).toEqual(['typing'])
  beats.show(false)
  beats.show(true)
  await rest()
  expect([sent, told.at(-1)]).toEqual([['here'], ['Karin']])
})

test('a tab that was never seen leaves without a word, and one that is closed comes after its last beat', async () => {
  const unseen = openTab()
  unseen.beats.leave()
  unseen.beats.stop()
  const quick = openTab()
  quick.beats.show(true)
  quick.beats.stop()
  quick.beats.type()
  await rest(beatMs)
  expect([unseen.sent, quick.sent, quick.told]).toEqual([[], ['here', 'gone'], []])
})
