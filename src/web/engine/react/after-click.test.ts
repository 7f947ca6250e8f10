import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { me } from '../../../core/contract/session/session-calls.ts'
import { afterClick, fetchAfterClick, watchPointer } from './after-click.ts'

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  watchPointer()
  // as every island of a page does
  watchPointer()
})
afterEach(() => {
  vi.runAllTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const tell = (type: string, of = 'button') => {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: { localName: of } })
  page.dispatchEvent(event)
}
const press = () => ['pointerdown', 'mousedown'].map((type) => tell(type))
const release = () => ['pointerup', 'mouseup', 'click'].map((type) => tell(type))
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const works: string[] = []
const ask = (name: string) => afterClick(() => works.push(name))
beforeEach(() => void works.splice(0))

test('runs at once while nothing is pressed', () => {
  ask('first')
  expect(works).toEqual(['first'])
})

test('what comes while one presses runs after the click, in its order', async () => {
  press()
  ask('first')
  ask('second')
  await passed(3000)
  release()
  works.push('click')
  await passed(0)
  ask('later')
  expect(works).toEqual(['click', 'first', 'second', 'later'])
})

test('a press waits for its own click, however soon after another it comes', async () => {
  press()
  release()
  press()
  ask('first')
  await passed(3000)
  expect(works).toEqual([])
  release()
  await passed(0)
  expect(works).toEqual(['first'])
})

test('a touch screen tells of the field that is left after the finger was lifted', async () => {
  tell('pointerdown')
  tell('pointerup')
  await passed(100)
  ask('answer')
  await passed(100)
  tell('mousedown')
  ask('blur')
  tell('mouseup')
  expect(works).toEqual([])
  tell('click')
  await passed(0)
  expect(works).toEqual(['answer', 'blur'])
})

describe('is not held back', () => {
  test('by a touch that scrolls', async () => {
    tell('pointerdown')
    ask('first')
    tell('pointercancel')
    await passed(0)
    expect(works).toEqual(['first'])
  })

  test('by a press that opens a menu', async () => {
    press()
    ask('first')
    tell('contextmenu')
    await passed(0)
    expect(works).toEqual(['first'])
  })

  test('by a press that makes no click', async () => {
    press()
    ask('first')
    tell('pointerup')
    await passed(600)
    expect(works).toEqual(['first'])
  })

  test('by a release that is never told', async () => {
    press()
    ask('first')
    await passed(11_000)
    expect(works).toEqual(['first'])
  })

  test('by a list of choices, which may never tell of its release', () => {
    tell('pointerdown', 'select')
    tell('mousedown', 'select')
    ask('first')
    expect(works).toEqual(['first'])
  })
})

test.each([
  ['an answer', () => Response.json({ viewer: 'visitor' }), 'answered'],
  ['a failure', () => new Response('', { status: 503 }), 'failed'],
])('%s that comes while one presses waits for the click', async (_what, respond, outcome) => {
  vi.stubGlobal('fetch', async () => respond())
  const told: string[] = []
  const call = () =>
    fetchAfterClick(me, {}).then(
      () => told.push('answered'),
      () => told.push('failed'),
    )
  await call()
  expect(told).toEqual([outcome])
  press()
  void call()
  await passed(900)
  expect(told).toEqual([outcome])
  release()
  await passed(0)
  expect(told).toEqual([outcome, outcome])
})
