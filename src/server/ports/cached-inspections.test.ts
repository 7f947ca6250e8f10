import { expect, test } from 'vitest'
import { instantOf } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { cachedInspections } from './cached-inspections.ts'
import { exampleInspectedHome, exampleInspectionOrder } from './inspections.suite.ts'
import { type Inspections, inspectionsName } from './inspections.ts'

const clock = { at: instantOf('2026-11-20T12:00:00Z'), now: () => clock.at }
const span = { start: '2026-12-01T00:00:00Z', end: '2026-12-02T00:00:00Z' }

test('the partner is asked once in half a minute for each home and span, and again after a refusal', async () => {
  const asked: number[] = []
  const refuses: Inspections = {
    async openTimes({ houseNumber }) {
      asked.push(houseNumber)
      return [span]
    },
    async place() {
      throw new PartnerError(inspectionsName, 'refused')
    },
    async remove() {},
  }
  const port = cachedInspections(refuses, clock)
  const ask = (houseNumber = 1, of = span) => port.openTimes({ ...exampleInspectedHome, houseNumber }, of)
  await Promise.all([ask(), ask()])
  await ask(2)
  await ask()
  expect(asked).toEqual([1, 2])
  await ask(1, { ...span, end: '2026-12-03T00:00:00Z' })
  await expect(port.place(exampleInspectionOrder)).rejects.toMatchObject({ reason: 'refused' })
  await ask()
  expect(asked).toEqual([1, 2, 1, 1])
  clock.at += 30_001
  await ask()
  expect(asked).toEqual([1, 2, 1, 1, 1])
})
