import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me } from '../../../core/contract/session.ts'
import { afterClick, fetchAfterClick, watchPointer } from './after-click.ts'

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  watchPointer()
})
afterEach(() => {
  vi.runAllTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pointer = (type: string) => void page.dispatchEvent(new Event(`pointer${type}`))

test('runs at once while nothing is pressed', () => {
  const work = vi.fn()
  afterClick(work)
  expect(work).toHaveBeenCalledTimes(1)
})

test.each(['up', 'cancel'])('what comes while one presses runs after the click, in its order (%s)', (end) => {
  const order: string[] = []
  pointer('down')
  afterClick(() => order.push('first'))
  afterClick(() => order.push('second'))
  pointer(end)
  // the click is told in the task of the release
  order.push('click')
  vi.runAllTimers()
  afterClick(() => order.push('later'))
  expect(order).toEqual(['click', 'first', 'second', 'later'])
})

test.each([
  ['an answer', () => Response.json({ viewer: 'visitor' }), 'answered'],
  ['a failure', () => new Response('', { status: 503 }), 'failed'],
])('%s that comes while one presses waits for the click', async (_what, respond, outcome) => {
  vi.stubGlobal('fetch', async () => respond())
  const told: string[] = []
  const ask = () =>
    fetchAfterClick(me, {}).then(
      () => told.push('answered'),
      () => told.push('failed'),
    )
  await ask()
  expect(told).toEqual([outcome])
  pointer('down')
  void ask()
  await vi.advanceTimersByTimeAsync(900)
  expect(told).toEqual([outcome])
  pointer('up')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([outcome, outcome])
})

test('waits for no release that is never told', () => {
  const work = vi.fn()
  pointer('down')
  afterClick(work)
  vi.advanceTimersByTime(1100)
  expect(work).toHaveBeenCalledTimes(1)
})
