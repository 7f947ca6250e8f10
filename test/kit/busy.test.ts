import { afterEach, expect, test, vi } from 'vitest'
import { whileBusy } from './busy.ts'

afterEach(() => vi.useRealTimers())

test('a machine is measured by its own clock, also while a test has another', () => {
  vi.useFakeTimers()
  expect(whileBusy(100)).toBeGreaterThanOrEqual(100)
})
