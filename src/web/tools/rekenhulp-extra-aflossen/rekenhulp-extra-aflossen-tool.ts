import { freeOf } from '../../../core/calculations/penalty-free.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks, most } from './rekenhulp-extra-aflossen-asks.ts'
import { resultFor } from './rekenhulp-extra-aflossen-result.ts'

export const tool = defineTool({
  key: 'rekenhulp_extra_aflossen',
  title: 'Wat levert extra aflossen op?',
  intro: 'Vul één leningdeel in. Heb je er meer? Reken ze dan na elkaar uit.',
  asks,
  initial: { free: '10' },
  shows: {
    years: ({ form }) => form !== undefined && form !== 'interest',
    comparison: ({ extra = 0, original = most, free = 100, repaid = 0 }) =>
      extra > freeOf(original, free, repaid),
  },
  rules: [
    {
      field: 'extra',
      message: 'Je kunt niet meer aflossen dan je nog moet.',
      ok: ({ extra = 0, debt = most }) => extra <= debt,
    },
  ],
  result: resultFor,
  example: {
    answers: {
      ...{ form: 'annuity', original: '280.000', debt: '240.000', rate: '4,2', years: '24' },
      ...{ fixedMonths: '84', extra: '40.000', free: '10', comparison: '3,7', savings: '1,5' },
      income: '52.000',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('renteopslag', 'Kijk of je renteopslag omlaag kan', (kept) => ({ debt: kept.debt })),
    {
      label: 'Maak een geldplan',
      url: '/diensten/hypotheek/geldplan',
      funnel: 'geldplan',
      answers: () => ({}),
    },
    toAdviser('Ik wil extra aflossen op mijn hypotheek.'),
  ],
})
