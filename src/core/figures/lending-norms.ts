import { figure } from '../kernel/figure.ts'
import sharesOf2026 from './financing-shares-2026.json' with { type: 'json' }

const gazette = {
  name: 'Tijdelijke regeling hypothecair krediet (Staatscourant 2025, 36471)',
  href: 'https://zoek.officielebekendmakingen.nl/stcrt-2025-36471.html',
}
const supervisor = { name: 'AFM', href: 'https://www.afm.nl/en/sector/actueel/2026/sep/sb-toetsrente' }
const year2026 = { from: '2026-01-01', until: '2026-12-31' }

/** One row: the income in euros from which it holds, then the shares in tenths of a percent, by the rate of the test. */
type Row = readonly number[]

/** The share of a gross income that may go to a mortgage (annex 1, tables 1 and 2: interest that is deductible). */
export interface FinancingShares {
  /** The highest rate of each column, in percents; the last column has none. */
  rates: readonly number[]
  /** Rows for somebody below the age of the state pension. */
  before: readonly Row[]
  /** Rows for somebody who has reached it. */
  from: readonly Row[]
}

export const financingShares = figure<FinancingShares>('Deel van je inkomen voor een hypotheek', [
  { ...year2026, value: sharesOf2026, source: gazette },
])

/** The groups of energy labels in article 4 of the regulation. */
export type LabelGroup = 'efg' | 'cd' | 'ab' | 'ap' | 'appp' | 'apppp' | 'guaranteed'

/** The amount in cents that may be borrowed above one's income for a home with this label (article 4, third paragraph). */
export const labelRoom = figure<Readonly<Record<LabelGroup, number>>>('Extra lenen door het energielabel', [
  {
    ...year2026,
    value: {
      efg: 0,
      cd: 5_000_00,
      ab: 10_000_00,
      ap: 20_000_00,
      appp: 25_000_00,
      apppp: 30_000_00,
      guaranteed: 40_000_00,
    },
    source: gazette,
  },
])

/**
 * The amount in cents that may be borrowed above one's income to make a home with this label more economical (article 4, fourth
 * paragraph).
 */
export const measureRoom = figure<Readonly<Record<LabelGroup, number>>>('Extra lenen om te verduurzamen', [
  {
    ...year2026,
    value: { efg: 20_000_00, cd: 15_000_00, ab: 10_000_00, ap: 10_000_00, appp: 0, apppp: 0, guaranteed: 0 },
    source: gazette,
  },
])

/**
 * The amount in cents that somebody who buys alone may borrow above their income, with an income of more than this (article 3,
 * eighth paragraph).
 */
export const singleRoom = figure('Extra lenen als je alleen koopt', [
  { ...year2026, value: { room: 17_000_00, before: 30_000_00, from: 29_000_00 }, source: gazette },
])

/** The lowest rate of the test, in percents, where a rate is fixed for less than ten years. */
export const testRate = figure('Toetsrente', [{ ...year2026, value: 5, source: supervisor }])

/** The most that may be borrowed, in percents of the value of the home (article 5). */
export const loanToValue = figure('Hypotheek als deel van de waarde', [
  { from: '2018-01-01', value: 100, source: gazette },
])

/** The age at which the state pension begins, in whole years, for people who reach it in these years. */
export const pensionAge = figure('AOW-leeftijd', [
  {
    from: '2024-01-01',
    until: '2027-12-31',
    value: 67,
    source: { name: 'SVB', href: 'https://www.svb.nl/nl/aow/aow-leeftijd' },
  },
])
