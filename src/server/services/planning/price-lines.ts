import { amountOn, firstGap, withNewer } from '../../../core/content/dated-amounts.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { KnownPrices, NamedAmount } from '../prices/load-prices.ts'
import type { Cells } from './planning-cells.ts'

export interface PriceLine {
  line: number
  of: Cells<'prijs'>
}

interface FaultyLine {
  line: number
  sentence: string
}

/** How many times higher or lower than the present price an amount may be; beyond it is a typing error. */
const mostTimes = 10

export const amountOf = ({ of }: PriceLine): NamedAmount => ({
  name: of.code,
  from: of.vanaf,
  ...(of.tot_en_met !== '' && { until: of.tot_en_met }),
  cents: of.bedrag,
})

/**
 * Faults in the prices of a file: two prices at once, or one that ends before it begins. Where `known` (what the settings know)
 * is given, also an unknown name, a day without a price that is needed, and an amount that cannot be meant.
 */
export const priceFaults = (lines: readonly PriceLine[], known: KnownPrices | undefined): FaultyLine[] =>
  Object.entries(Object.groupBy(lines, ({ of }) => of.code)).flatMap(([name, own = []]) => {
    const inOrder = own.toSorted((a, b) => a.of.vanaf.localeCompare(b.of.vanaf))
    const wrong = [...inOrder.flatMap(endsBeforeStart), ...overlaps(name, inOrder)]
    // Days without a price can only be found in prices that can be put in order.
    return known && wrong.length === 0 ? faultsAgainstSettings(name, inOrder, known) : wrong
  })

const endsBeforeStart = ({ line, of }: PriceLine): FaultyLine[] =>
  of.tot_en_met !== '' && of.tot_en_met < of.vanaf ? [{ line, sentence: 'tot_en_met ligt voor vanaf' }] : []

const overlaps = (name: string, inOrder: readonly PriceLine[]): FaultyLine[] =>
  inOrder.flatMap((one, index) => {
    const next = inOrder[index + 1]
    if (!next || (one.of.tot_en_met !== '' && one.of.tot_en_met < next.of.vanaf)) return []
    const [first = one, second = next] = [one, next].toSorted((a, b) => a.line - b.line)
    return [{ line: second.line, sentence: `prijs ${name} geldt dan al op regel ${first.line}` }]
  })

const faultsAgainstSettings = (
  name: string,
  inOrder: readonly PriceLine[],
  { prices, needed, today }: KnownPrices,
): FaultyLine[] => {
  const known = Object.hasOwn(prices, name) ? prices[name]?.amounts : undefined
  if (!known) return inOrder.map(({ line }) => ({ line, sentence: `prijs ${name} kennen we niet` }))
  const amounts = withNewer(known, inOrder.map(amountOf))
  const gap = needed.has(name) ? firstGap(amounts, today) : undefined
  const absurd = inOrder.flatMap(({ line, of }): FaultyLine[] => {
    const { cents } = amountOn(known, today) ?? { cents: 0 }
    if (cents === 0 || of.bedrag === 0) return []
    const times = of.bedrag / cents
    return times > mostTimes || times < 1 / mostTimes
      ? [{ line, sentence: `bedrag kan niet kloppen: prijs ${name} is nu ${formatCents(cents)}` }]
      : []
  })
  if (gap === undefined) return absurd
  const { line } = inOrder.findLast(({ of }) => of.vanaf < gap) ?? (inOrder[0] as PriceLine)
  return [...absurd, { line, sentence: `prijs ${name} is nodig, en is er niet op ${gap}` }]
}
