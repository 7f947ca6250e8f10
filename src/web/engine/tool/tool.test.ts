import { expect, it } from 'vitest'
import { choice } from '../../../core/fields/brick/choice.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { money } from '../../../core/fields/value/money.ts'
import { figure } from '../../../core/kernel/figure.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { FunnelStore } from '../store.ts'
import { testEnvironment } from '../testing/test-environment.ts'
import { type TestToolOptions, testTool, testToolEngine } from '../testing/test-tool.tsx'
import { defineTool, figureUsed, resultOf, toolStep } from './define-tool.ts'
import { followLead, mergeIntoDraft } from './follow-lead.ts'

const rate = figure('Tarief', [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: 2,
    source: { name: 'Wet', href: 'https://wetten.overheid.nl' },
  },
])

const trial = defineTool({
  key: 'trial_tool',
  title: 'Reken',
  asks: {
    amount: money({ label: 'Bedrag', max: 1_000_00 }),
    kind: choice({
      label: 'Soort',
      options: [
        { value: 'plain', label: 'Gewoon' },
        { value: 'more', label: 'Meer' },
      ],
    }),
    extra: money({ label: 'Extra' }),
    account: iban,
  },
  shows: { extra: ({ kind }) => kind === 'more', account: ({ kind }) => kind === 'more' },
  rules: [
    {
      field: 'extra',
      message: 'Niet meer dan het bedrag.',
      ok: ({ extra = 0, amount = 0 }) => extra <= amount,
    },
  ],
  result: ({ amount, extra = 0 }, today) => {
    const total = Math.round(((amount + extra) * rate.on(today).value) / 100)
    return {
      outcome: `Samen ${total}.`,
      values: { total },
      rows: [{ label: 'Samen', value: `${total}` }],
      figures: [figureUsed('Tarief', rate.on(today), String)],
      changes: [],
    }
  },
  example: { answers: { amount: '100', kind: 'plain' }, day: '2026-07-01' },
  leadsTo: [
    {
      label: 'Verder',
      url: '/verder',
      funnel: 'trial',
      answers: ({ amount, account }, { total }) => ({ amount, account, total }),
    },
  ],
})

const more = { amount: '100', kind: 'more', extra: '50', account: 'NL91ABNA0417164300' }

const byHand = { source: { name: 'met de hand', href: 'https://example.org' }, says: '2% van het bedrag' }

const options: TestToolOptions = {
  cases: [
    {
      name: 'a rate of an amount',
      answers: { amount: '100', kind: 'plain' },
      values: { total: 200 },
      ...byHand,
    },
    {
      name: 'a hidden answer left out',
      answers: { ...more, kind: 'plain' },
      values: { total: 200 },
      ...byHand,
    },
    { name: 'what shows as well', answers: more, values: { total: 300 }, ...byHand },
  ],
  claims: [
    {
      name: 'the total rises with the amount',
      answers: { kind: 'plain' },
      vary: 'amount',
      over: ['0', '1', '1000'],
      says: ({ total = 0 }) => total,
      goes: 'up',
    },
  ],
  edges: [{ amount: '0', kind: 'plain' }],
}
testTool(trial, options)
testToolEngine(trial, options)

const begin = (answers: Record<string, unknown>, today = '2026-11-20') => {
  const environment = testEnvironment(undefined, today)
  environment.visit(toolStep)
  const store = new FunnelStore(trial.funnel, { viewer: visitor, properties: {}, today }, environment)
  expect(resultOf(trial, store.getSnapshot())).toBeUndefined()
  store.begin(visitor)
  for (const [path, value] of Object.entries(answers)) store.set(path, value)
  return { store, environment }
}

it('answers nothing while its answers contradict each other', () => {
  const { store } = begin({ ...more, extra: '101' })
  expect(resultOf(trial, store.getSnapshot())).toBeUndefined()
})

it('says that a figure is of another year than today', () => {
  const told = (today: string) =>
    resultOf(trial, begin({ amount: '1', kind: 'plain' }, today).store.getSnapshot())?.figures
  expect(told('2026-12-31')).toMatchObject([{ years: '2026', value: '2', current: true }])
  expect(told('2027-01-01')).toMatchObject([{ years: '2026', value: '2', current: false }])
})

it('hands on what may be kept, and nothing that may not', () => {
  const { store, environment } = begin(more)
  const [lead] = trial.leadsTo
  if (!lead) throw new Error('it leads nowhere')
  const result = resultOf(trial, store.getSnapshot())
  if (!result) throw new Error('it counts nothing')
  followLead(store, lead, result)
  expect(environment.handed).toEqual([
    { funnel: 'trial', draft: { answers: { amount: '100', account: undefined, total: 300 } } },
  ])
})

it('adds what it hands on to what stands in the other form', () => {
  const there = { answers: { amount: '1', notary: '2' }, step: 'berekening' }
  expect(mergeIntoDraft(there, { amount: '3', kind: undefined })).toEqual({
    answers: { amount: '3', notary: '2' },
    step: 'berekening',
  })
  expect(mergeIntoDraft(undefined, { amount: '3' })).toEqual({ answers: { amount: '3' } })
  const sent = { ...there, pending: { key: 'a' } }
  expect(mergeIntoDraft(sent, { amount: '3' })).toBe(sent)
})
