import { share } from '../../../core/calculations/share.ts'
import { type BoughtHome, transferTax } from '../../../core/calculations/transfer-tax.ts'
import { optional } from '../../../core/fields/brick.ts'
import { choice, yesNo } from '../../../core/fields/choice.ts'
import { money } from '../../../core/fields/money.ts'
import { formatPercentage } from '../../../core/fields/percentage.ts'
import {
  exemptionLimit,
  guaranteeFee,
  guaranteeLimit,
  otherHomeTax,
  ownHomeTax,
} from '../../../core/figures/home-purchase.ts'
import type { Figure } from '../../../core/kernel/figure.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { defineTool, figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'

const bill = (label: string, hint?: string) =>
  optional(money({ label, max: 100_000_00, ...(hint && { hint }) }))

/** What one has paid others for, as far as one knows. */
const bills = {
  notary: bill(
    'Notaris',
    'Akte van levering en hypotheekakte samen. Dit staat in de offerte van de notaris.',
  ),
  valuation: bill('Taxatie'),
  advice: bill('Hypotheekadvies'),
  inspection: bill('Bouwtechnische keuring'),
}
type Bill = keyof typeof bills

const asks = {
  price: money({ label: 'Koopprijs', min: 10_000_00, max: 10_000_000_00 }),
  use: choice({
    label: 'Ga je er zelf wonen?',
    options: [
      { value: 'own', label: 'Ja, ik ga er wonen' },
      { value: 'other', label: 'Nee, een ander gaat er wonen' },
    ],
  }),
  exemption: choice({
    label: 'Voor wie geldt de startersvrijstelling?',
    hint: 'Ze geldt één keer, voor wie 18 tot en met 34 jaar is op de dag dat je bij de notaris tekent.',
    options: [
      { value: 'nobody', label: 'Voor niemand' },
      { value: 'one', label: 'Voor één van twee kopers' },
      { value: 'all', label: 'Voor elke koper' },
    ],
  }),
  guarantee: yesNo({ label: 'Neem je een hypotheek met NHG?' }),
  mortgage: money({ label: 'Hoe hoog wordt je hypotheek?', min: 1_000_00, max: 10_000_000_00 }),
  ...bills,
}

const told = <T>(of: Figure<T>, day: string, write: (value: T) => string) =>
  figureUsed(of.label, of.on(day), write)

const isUnder = (price: Cents | undefined, limit: Cents) => price !== undefined && price <= limit

const taxFigures = ({ use }: BoughtHome, day: string) =>
  use === 'other'
    ? [told(otherHomeTax, day, formatPercentage)]
    : [told(ownHomeTax, day, formatPercentage), told(exemptionLimit, day, formatCents)]

/** What the tax would be in another case, where it makes a difference. */
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
      : `Ga je er wel zelf wonen? Dan is de belasting ${formatCents(otherwise)}, of minder als starter.`,
    ...(home.use === 'own' && exempt < tax
      ? [`Geldt de startersvrijstelling voor elke koper? Dan scheelt dat ${formatCents(tax - exempt)}.`]
      : []),
    ...(home.use === 'own' && home.price > limit
      ? [`Is het huis ${formatCents(limit)} waard of minder? Dan kan de startersvrijstelling gelden.`]
      : []),
  ]
}

/** How the tax came about, in words. */
const taxRow = (home: BoughtHome, tax: Cents, day: string): ToolRow => {
  const { price, use, exemption } = home
  const rate = (use === 'own' ? ownHomeTax : otherHomeTax).on(day).value
  const whole = `${formatPercentage(rate)} van ${formatCents(price)}`
  // an exemption of the answers may not hold at this price
  const isExempt = tax < transferTax({ ...home, exemption: 'nobody' }, day)
  const how = isExempt ? (exemption === 'all' ? 'Vrijgesteld.' : `${whole}, gedeeld door 2`) : whole
  return { label: 'Overdrachtsbelasting', value: formatCents(tax), how }
}

/** In a row of words: `notaris en taxatie`. */
const listed = new Intl.ListFormat('nl', { type: 'conjunction' })

/** What a buyer pays beside the price of an existing home: tax, guarantee, and the bills that they know of. */
export const tool = defineTool({
  key: 'berekenen_kosten_koper',
  title: 'Reken je kosten koper uit',
  intro: 'Vul in wat je weet. Wat je nog niet weet, laat je leeg.',
  asks,
  shows: {
    exemption: ({ price, use }, { today }) => use === 'own' && isUnder(price, exemptionLimit.on(today).value),
    guarantee: ({ price, use }, { today }) => use === 'own' && isUnder(price, guaranteeLimit.on(today).value),
    mortgage: ({ guarantee }) => guarantee === 'yes',
  },
  rules: [
    {
      field: 'mortgage',
      message: 'Met NHG leen je niet meer dan de NHG-grens.',
      ok: ({ mortgage = 0 }, { today }) => mortgage <= guaranteeLimit.on(today).value,
    },
  ],
  result: (answers, today) => {
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
        ...(guarantee === 'yes'
          ? [
              {
                label: 'NHG',
                value: formatCents(fee),
                how: `${formatPercentage(guaranteeFee.on(today).value)} van ${formatCents(mortgage)}`,
              },
            ]
          : []),
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
          ? [told(guaranteeFee, today, formatPercentage), told(guaranteeLimit, today, formatCents)]
          : []),
      ],
      changes: changesOf(answers, tax, today),
      advice: [
        'De belasting hangt af van wat er in je koopakte staat, zoals roerende zaken of een garage. De notaris rekent het precies uit.',
        'Welke kosten je mag aftrekken van je inkomen, weet een adviseur.',
      ],
    }
  },
  example: {
    answers: {
      price: '420.000',
      use: 'own',
      exemption: 'nobody',
      guarantee: 'yes',
      mortgage: '400.000',
      notary: '1.600',
      valuation: '700',
      advice: '2.750',
      inspection: '475',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool(
      'rekenmodule_annuiteiten_en_lineaire_hypotheek',
      'Reken uit wat je hypotheek per maand kost',
      (kept) => ({
        amount: kept.mortgage,
      }),
    ),
    toAdviser('Ik wil een huis kopen.'),
  ],
})
