import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: (() => void)[]
let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  page = Object.assign(new EventTarget(), {
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  })
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('waits for the frame, and for what comes after it', () => {
  const work = vi.fn()
  afterPaint(work)
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  for (const frame of frames) frame()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

test('does not wait on a page that is left, and runs once', () => {
  const work = vi.fn()
  afterPaint(work)
  page.dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledTimes(1)
  for (const frame of frames) frame()
  vi.runAllTimers()
  page.dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledTimes(1)
})
