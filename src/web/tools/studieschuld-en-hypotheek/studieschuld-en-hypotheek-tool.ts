import { formatCents } from '../../../core/kernel/money.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks } from './studieschuld-en-hypotheek-asks.ts'
import { resultFor } from './studieschuld-en-hypotheek-result.ts'

export const tool = defineTool({
  key: 'studieschuld_en_hypotheek',
  title: 'Wat doet je studieschuld met je hypotheek?',
  asks,
  shows: {
    monthly: ({ knows }) => knows === 'yes',
    debt: ({ knows }) => knows === 'no',
    scheme: ({ knows }) => knows === 'no',
    loanRate: ({ knows }) => knows === 'no',
  },
  result: resultFor,
  example: {
    answers: { knows: 'no', debt: '25.000', scheme: 'new', rate: '4', fixed: 'long' },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('financieringscheck', 'Bekijk of je een huis kunt betalen', (kept, { monthly = 0 }) => ({
      ...{ rate: kept.rate, fixed: kept.fixed },
      study: formatCents(monthly).replace('€ ', ''),
    })),
    toAdviser('Ik heb een studieschuld en wil een huis kopen.'),
  ],
})
