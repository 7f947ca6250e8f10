import { formatCents } from '../../../core/kernel/money.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { knownOfHome } from '../../engine/tool/known-home.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks } from './renteopslag-asks.ts'
import { resultFor } from './renteopslag-result.ts'

export const tool = defineTool({
  key: 'renteopslag',
  title: 'Kan je rente omlaag?',
  intro: 'Elke bank heeft eigen opslagen. Je ziet hoe je ervoor staat, en wat je jouw bank vraagt.',
  asks,
  initial: { lender: 'rabobank' },
  shows: {
    debtThen: ({ guarantee }) => guarantee === 'no',
    valueThen: ({ guarantee }) => guarantee === 'no',
    debt: ({ guarantee }) => guarantee === 'no',
    value: ({ guarantee }) => guarantee === 'no',
    lender: ({ guarantee }) => guarantee === 'no',
  },
  prefill: (profile) => {
    const { woz } = knownOfHome(profile, ['woz'])
    return woz === undefined ? {} : { value: String(woz) }
  },
  result: resultFor,
  example: {
    answers: {
      ...{ guarantee: 'no', debtThen: '300.000', valueThen: '310.000', debt: '270.000', value: '380.000' },
      lender: 'rabobank',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool(
      'rekenhulp_extra_aflossen',
      'Reken uit wat extra aflossen scheelt',
      ({ debt }, { toNext = 0 }) => ({
        debt,
        ...(toNext > 0 && { extra: formatCents(toNext).replace('€ ', '') }),
      }),
    ),
    toAdviser('Ik wil weten of de opslag op mijn rente omlaag kan.'),
  ],
})
