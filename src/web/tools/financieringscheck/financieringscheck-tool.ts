import { formatCents } from '../../../core/kernel/money.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks } from './financieringscheck-asks.ts'
import { resultFor } from './financieringscheck-result.ts'

export const tool = defineTool({
  key: 'financieringscheck',
  title: 'Kun je dit huis betalen?',
  intro: 'We rekenen met de regels van dit jaar, die voor elke bank gelden.',
  asks,
  shows: { partner: ({ who: buyers }) => buyers === 'together' },
  result: resultFor,
  example: {
    answers: {
      ...{ who: 'together', income: '42.000', partner: '30.000', aow: 'no', rate: '4', fixed: 'long' },
      ...{ debts: '100', label: 'cd', price: '340.000', own: '25.000' },
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('berekenen_kosten_koper', 'Reken je kosten koper uit', (kept, { needed = 0 }) => ({
      price: kept.price,
      mortgage: formatCents(needed).replace('€ ', ''),
    })),
    {
      label: 'Vraag hypotheekadvies',
      url: '/diensten/hypotheek/hypotheekadvies',
      funnel: 'hypotheekadvies',
      answers: (kept) => ({ withPartner: kept.who === 'together' ? 'yes' : 'no' }),
    },
    toAdviser('Ik wil een huis kopen.'),
  ],
})
