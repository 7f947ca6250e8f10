import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks, fixedAssumptions } from './quickscan-hypotheek-asks.ts'
import { resultFor } from './quickscan-hypotheek-result.ts'

export const tool = defineTool({
  key: 'quickscan_hypotheek',
  title: 'Hoeveel kun je ongeveer lenen?',
  intro: 'We rekenen met een rente die 10 jaar of langer vaststaat, en een huis zonder zuinig energielabel.',
  asks,
  initial: { rate: '4' },
  shows: { partner: ({ who: buyers }) => buyers === 'together' },
  result: resultFor,
  example: {
    answers: {
      ...{ who: 'together', income: '38.000', partner: '26.000', age: '32', rate: '4' },
      ...{ price: '320.000', own: '20.000' },
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('financieringscheck', 'Reken het precies uit', ({ age: _age, ...kept }) => ({
      ...kept,
      ...fixedAssumptions,
    })),
    toTool('berekenen_kosten_koper', 'Reken je kosten koper uit', (kept) => ({ price: kept.price })),
    toAdviser('Ik wil weten hoeveel ik kan lenen.'),
  ],
})
