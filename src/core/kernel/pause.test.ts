import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause } from './pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits 800 ms unless told otherwise', async () => {
  const done = vi.fn()
  void pause().then(done)
  await vi.advanceTimersByTimeAsync(799)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

it('ends at once when it is called off, before or during the wait', async () => {
  const gone = new Error('weg')
  await expect(pause(50, AbortSignal.abort(gone))).rejects.toBe(gone)
  const controller = new AbortController()
  const waiting = pause(50, controller.signal)
  controller.abort(gone)
  await expect(waiting).rejects.toBe(gone)
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves nothing on the signal behind', async () => {
  const controller = new AbortController()
  const removed = vi.spyOn(controller.signal, 'removeEventListener')
  const waiting = pause(50, controller.signal)
  await vi.advanceTimersByTimeAsync(50)
  await waiting
  expect(removed).toHaveBeenCalledOnce()
})
