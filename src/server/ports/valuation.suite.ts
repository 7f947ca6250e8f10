import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Clock, clockAt, dayOf, today } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Check } from './suite.ts'
import { type Valuation, type ValuedHome, valuationGuards } from './valuation.ts'

export const suiteClock = clockAt('2026-11-20T12:00:00Z')

export const exampleValuedHome: ValuedHome = {
  postcode: '3821BT',
  houseNumber: 10,
  addition: '',
  constructionYear: 1978,
  livingArea: 124,
  houseType: '3',
  plotArea: 150,
}
const noHome: ValuedHome = { postcode: '9999ZZ', houseNumber: 99, addition: '' }

export interface ValuationWorld {
  port: Valuation
  clock: Clock
}

/** A call that only reads, for checks of the interface itself (`PartnerSuite`). */
export const ask = (port: Valuation): Promise<unknown> => port.coverage(exampleValuedHome)

const checksOfCoverage: Check<ValuationWorld>[] = [
  {
    what: 'it says of which homes there is an estimate or a report, and of which not',
    async run({ port }) {
      assert.deepEqual(await port.coverage(exampleValuedHome), { estimate: true, report: true })
      assert.deepEqual(await port.coverage(noHome), { estimate: false, report: false })
    },
  },
]

const checksOfEstimates: Check<ValuationWorld>[] = [
  {
    what: 'a value lies within its own range, and is of a day not long ago',
    async run({ port, clock }) {
      const valued = valuationGuards.estimate.parse(await port.estimate(randomUUID(), exampleValuedHome))
      const age = today(clock).compare(dayOf(valued.valuedOn))
      assert.ok(age >= 0 && age < 100, `it was valued on ${valued.valuedOn}`)
      assert.equal(valued.livingArea, exampleValuedHome.livingArea)
      assert.equal(valued.constructionYear, exampleValuedHome.constructionYear)
    },
  },
  {
    what: 'the same key is one estimate, however often and at however many places it is asked for at once',
    async run({ port }) {
      const key = randomUUID()
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => port.estimate(key, exampleValuedHome)))
      for (const other of others) assert.deepEqual(other, first)
      assert.deepEqual(await port.estimate(key, exampleValuedHome), first)
    },
  },
  {
    what: 'a larger home is not worth less',
    async run({ port }) {
      const values: number[] = []
      const home = { ...exampleValuedHome, houseNumber: 12 }
      for (const livingArea of [50, 100, 200])
        values.push((await port.estimate(randomUUID(), { ...home, livingArea })).valueCents)
      assert.deepEqual(
        values.toSorted((one, other) => one - other),
        values,
      )
    },
  },
  {
    what: 'a home of which there is no estimate is refused',
    async run({ port }) {
      await assert.rejects(
        port.estimate(randomUUID(), noHome),
        (thrown) => thrown instanceof PartnerError && thrown.reason === 'refused',
      )
    },
  },
]

const checksOfReports: Check<ValuationWorld>[] = [
  {
    what: 'a report tells with which sales it was compared, none of them of a day to come',
    async run({ port, clock }) {
      const reported = valuationGuards.report.parse(await port.report(randomUUID(), exampleValuedHome))
      assert.ok(reported.compared.length > 0)
      for (const { soldOn } of reported.compared) assert.ok(today(clock).compare(dayOf(soldOn)) >= 0, soldOn)
    },
  },
  {
    what: 'the same key is one report',
    async run({ port }) {
      const key = randomUUID()
      const [first, second] = await Promise.all([1, 2].map(() => port.report(key, exampleValuedHome)))
      assert.deepEqual(second, first)
      assert.deepEqual(await port.report(key, exampleValuedHome), first)
    },
  },
  {
    what: 'a home of which there is no report is refused',
    async run({ port }) {
      await assert.rejects(
        port.report(randomUUID(), noHome),
        (thrown) => thrown instanceof PartnerError && thrown.reason === 'refused',
      )
    },
  },
]

/** What every valuation model must do, sandbox or real. */
export const checks: readonly Check<ValuationWorld>[] = [
  ...checksOfCoverage,
  ...checksOfEstimates,
  ...checksOfReports,
]

/** Asks for an estimate under this key, for checks of the interface itself (`PartnerSuite`); `other` asks about another home. */
export const hand = ({ port }: ValuationWorld, key: string, other: boolean): Promise<unknown> =>
  port.estimate(key, other ? { ...exampleValuedHome, livingArea: 90 } : exampleValuedHome)
