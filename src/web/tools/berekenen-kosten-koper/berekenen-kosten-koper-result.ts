import { share } from '../../../core/calculations/share.ts'
import { type BoughtHome, transferTax } from '../../../core/calculations/transfer-tax.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import {
  exemptionLimit,
  guaranteeFee,
  guaranteeLimit,
  otherHomeTax,
  ownHomeTax,
} from '../../../core/figures/home-purchase.ts'
import type { Figure } from '../../../core/kernel/figure.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import { type asks, bills } from './berekenen-kosten-koper-asks.ts'

type Bill = keyof typeof bills

const figureOn = <T>(of: Figure<T>, day: string, write: (value: T) => string) =>
  figureUsed(of.label, of.on(day), write)

const taxFigures = ({ use }: BoughtHome, day: string) =>
  use === 'own'
    ? [figureOn(ownHomeTax, day, formatPercentage), figureOn(exemptionLimit, day, formatCents)]
    : [figureOn(otherHomeTax, day, formatPercentage)]

const changesOf = (home: BoughtHome, tax: Cents, day: string): string[] => {
  const limit = exemptionLimit.on(day).value
  const otherwise = transferTax(
    { ...home, use: home.use === 'own' ? 'other' : 'own', exemption: 'nobody' },
    day,
  )
  const exempt = transferTax({ ...home, exemption: 'all' }, day)
  return [
    home.use === 'own'
      ? `Ga je er niet zelf wonen? Dan is de belasting ${formatCents(otherwise)}.`
      : `Wordt het je eigen woonhuis? Dan is de belasting ${formatCents(otherwise)}, of minder als starter.`,
    ...(home.use === 'own' && exempt < tax
      ? [`Geldt de startersvrijstelling voor elke koper? Dan scheelt dat ${formatCents(tax - exempt)}.`]
      : []),
    ...(home.use === 'own' && home.price > limit
      ? [`Is het huis ${formatCents(limit)} waard of minder? Dan kan de startersvrijstelling gelden.`]
      : []),
  ]
}

const taxRow = (home: BoughtHome, tax: Cents, day: string): ToolRow => {
  const { price, use, exemption } = home
  const rate = (use === 'own' ? ownHomeTax : otherHomeTax).on(day).value
  const whole = `${formatPercentage(rate)} van ${formatCents(price)}`
  // The exemption that was answered may not hold at this price.
  const isExempt = tax < transferTax({ ...home, exemption: 'nobody' }, day)
  const how = isExempt ? (exemption === 'all' ? 'Vrijgesteld.' : `${whole}, gedeeld door 2`) : whole
  return { label: 'Overdrachtsbelasting', value: formatCents(tax), how }
}

/** Whether only its price keeps a home from the guarantee, which then is not asked about. */
const isTooDear = ({ use, price }: BoughtHome, day: string) =>
  use === 'own' && price > guaranteeLimit.on(day).value

/** The row of the guarantee: its fee, or why a dear home cannot have it. */
const guaranteeRows = (
  home: BoughtHome,
  { guarantee, mortgage, fee }: { guarantee?: 'yes' | 'no' | undefined; mortgage: Cents; fee: Cents },
  day: string,
): ToolRow[] => {
  if (isTooDear(home, day)) {
    const limit = formatCents(guaranteeLimit.on(day).value)
    return [{ label: 'NHG', value: 'Kan niet', how: `NHG is er voor een huis tot en met ${limit}.` }]
  }
  const how = `${formatPercentage(guaranteeFee.on(day).value)} van ${formatCents(mortgage)}`
  return guarantee === 'yes' ? [{ label: 'NHG', value: formatCents(fee), how }] : []
}

/** Joins words as in `notaris en taxatie`. */
const listed = new Intl.ListFormat('nl', { type: 'conjunction' })

/** Calculates what a buyer pays beside the price of an existing home: tax, guarantee, and the bills that they know of. */
export const resultFor = (answers: Parsed<typeof asks>, today: string): ToolResult => {
  const { guarantee, mortgage = 0 } = answers
  const tax = transferTax(answers, today)
  const fee = guarantee === 'yes' ? share(mortgage, guaranteeFee.on(today).value) : 0
  const names = Object.keys(bills) as Bill[]
  const known = names.filter((name) => answers[name] !== undefined)
  const missing = names.filter((name) => answers[name] === undefined)
  const total = known.reduce((sum, name) => sum + (answers[name] ?? 0), tax + fee)
  const without = listed.format(missing.map((name) => bills[name].facts.label.toLowerCase()))
  return {
    outcome: `Je kosten koper zijn ${formatCents(total)}${missing.length > 0 ? `, zonder ${without}` : ''}.`,
    values: { total, tax, fee },
    rows: [
      taxRow(answers, tax, today),
      ...guaranteeRows(answers, { guarantee, mortgage, fee }, today),
      ...known.map((name) => ({
        label: bills[name].facts.label,
        value: formatCents(answers[name] ?? 0),
        how: 'Zoals je invulde.',
      })),
      { label: 'Samen', value: formatCents(total) },
    ],
    chart: {
      title: 'Waar je kosten koper uit bestaan',
      kind: 'bars',
      labels: [
        'Belasting',
        ...(guarantee === 'yes' ? ['NHG'] : []),
        ...known.map((name) => bills[name].facts.label),
      ],
      series: [
        {
          name: 'Bedrag',
          values: [tax, ...(guarantee === 'yes' ? [fee] : []), ...known.map((name) => answers[name] ?? 0)],
        },
      ],
      write: formatCents,
    },
    figures: [
      ...taxFigures(answers, today),
      ...(guarantee === 'yes'
        ? [figureOn(guaranteeFee, today, formatPercentage), figureOn(guaranteeLimit, today, formatCents)]
        : []),
      ...(isTooDear(answers, today) ? [figureOn(guaranteeLimit, today, formatCents)] : []),
    ],
    changes: changesOf(answers, tax, today),
    advice: [
      'De belasting hangt af van wat er in je koopakte staat, zoals roerende zaken of een garage. De notaris rekent het precies uit.',
      'Welke kosten je mag aftrekken van je inkomen, weet een adviseur.',
    ],
  }
}
