import { expect, test } from 'vitest'
import { testChecks } from '../../ports/checks.suite.ts'
import { checks, exampleInspectedHome, suiteClock } from '../../ports/inspections.suite.ts'
import { inspectionsOwn } from './inspections-own-adapter.ts'

testChecks('inspectors of our own', checks, async () => ({
  port: inspectionsOwn(),
  clock: suiteClock,
  close: async () => {},
}))

test('can come whenever our planning sends them', async () => {
  const span = { start: '2026-12-01T08:00:00Z', end: '2026-12-06T18:00:00Z' }
  expect(await inspectionsOwn().openTimes(exampleInspectedHome, span)).toEqual([span])
})

test('of no time at all nothing is open', async () => {
  const start = '2026-12-01T08:00:00Z'
  expect(await inspectionsOwn().openTimes(exampleInspectedHome, { start, end: start })).toEqual([])
})
