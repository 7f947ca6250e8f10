import { expect, test } from 'vitest'
import { allowedMs } from './slow-client-timeouts.ts'

test('a body that trickles in has 15 seconds, one on the slowest line has all it needs', () => {
  expect(allowedMs(0)).toBe(15_000)
  expect(allowedMs(15)).toBeLessThan(15_010)
  const tenMegabytes = 10 * 1024 * 1024
  const onTwoHundredKilobits = (tenMegabytes / (200_000 / 8)) * 1000
  expect(allowedMs(tenMegabytes)).toBeGreaterThan(onTwoHundredKilobits)
})
