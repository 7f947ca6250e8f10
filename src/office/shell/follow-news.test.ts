import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askMs, followNews, type NewsWays, silentMs } from './follow-news.ts'
import { type Changes, gathered, heardIn, newsCount } from './news-count.ts'

const text = (after: string, ...changes: readonly [reference: string, version: number][]) =>
  JSON.stringify({ after, changes: changes.map(([reference, version]) => ({ reference, version })) })
const none: Changes = new Map()
const heard = (...changes: Parameters<typeof text>[1][]) => {
  const told = heardIn(text('1', ...changes))
  if (!told) throw new Error('this is news')
  return told
}

test('a request counts once, by its newest version, and not where the list shows it as it is', () => {
  const changes = gathered(gathered(none, heard(['7KQM-X4TF', 2], ['9BCD-FGHJ', 1])), heard(['7KQM-X4TF', 3]))
  expect(newsCount(changes)).toBe(2)
  expect(newsCount(changes, [{ reference: '7KQM-X4TF', version: 2 }])).toBe(2)
  // what somebody did themselves stands in the list already
  expect(newsCount(changes, [{ reference: '7KQM-X4TF', version: 3 }])).toBe(1)
  expect(gathered(changes, heard())).toBe(changes)
})

test('what is no news is none', () => {
  for (const odd of ['', '{', 'null', '[]', '{"after":1,"changes":[]}', '{"after":"1","changes":[{}]}'])
    expect(heardIn(odd), odd).toBeUndefined()
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The ways of a test: what was opened and asked with which place, and what the last stream may say. */
const waysOf = (answers: Awaited<ReturnType<NewsWays['ask']>>[] = []) => {
  const done: string[] = []
  let last: Parameters<NewsWays['open']>[1] | undefined
  const ways: NewsWays = {
    open(after, told) {
      done.push(`open ${after}`)
      last = told
      return { close: () => void done.push('close') }
    },
    async ask(after) {
      done.push(`ask ${after}`)
      return answers.shift()
    },
  }
  const say = () => {
    if (!last) throw new Error('nothing is open')
    return last
  }
  return { ways, done, say }
}

test('a stream tells; one that says nothing, or cannot be opened, is asked instead and tried again later', async () => {
  const { ways, done, say } = waysOf([undefined, { text: text('9', ['7KQM-X4TF', 2]) }])
  const told: string[] = []
  const { stop, isOver } = followNews(ways, ({ after }) => told.push(after))
  say().heard(text('7', ['7KQM-X4TF', 1]))
  await vi.advanceTimersByTimeAsync(silentMs - 1)
  say().beat()
  await vi.advanceTimersByTimeAsync(silentMs - 1)
  expect([done, told]).toEqual([['open undefined'], ['7']])
  // a proxy holds it back
  await vi.advanceTimersByTimeAsync(1)
  expect(done.splice(0)).toEqual(['open undefined', 'close', 'ask 7'])
  await vi.advanceTimersByTimeAsync(2 * askMs)
  expect([done.splice(0), told]).toEqual([
    ['ask 7', 'ask 9'],
    ['7', '9'],
  ])
  await vi.advanceTimersByTimeAsync(6 * askMs)
  expect(done.splice(0)).toEqual([...Array(5).fill('ask 9'), 'open 9'])
  say().failed()
  await vi.advanceTimersByTimeAsync(0)
  expect(done.splice(0)).toEqual(['close', 'ask 9'])
  stop()
  await vi.advanceTimersByTimeAsync(10 * askMs)
  expect([done, isOver()]).toEqual([[], true])
})

test('nothing is asked any more once nobody is logged in', async () => {
  const { ways, done, say } = waysOf(['over'])
  const { isOver } = followNews(ways, () => undefined, '5')
  say().failed()
  await vi.advanceTimersByTimeAsync(10 * askMs)
  expect([done, isOver()]).toEqual([['open 5', 'close', 'ask 5'], true])
})
