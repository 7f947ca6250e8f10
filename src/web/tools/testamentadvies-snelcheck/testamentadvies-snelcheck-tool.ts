import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser } from '../../engine/tool/leads.ts'
import { asks } from './testamentadvies-snelcheck-asks.ts'
import { resultFor } from './testamentadvies-snelcheck-result.ts'

export const tool = defineTool({
  key: 'testamentadvies_snelcheck',
  title: 'Kijk of je een testament nodig hebt',
  intro: 'Je ziet wie er volgens de wet erft. Heb je al een testament? Dan geldt wat daarin staat.',
  asks,
  shows: {
    earlier: ({ bond, children = 0 }) => bond !== undefined && bond !== 'alone' && children > 0,
    stepchildren: ({ bond }) => bond === 'married' || bond === 'together',
    parents: ({ bond, children }) => bond !== 'married' && children === 0,
    siblings: ({ bond, children }) => bond !== 'married' && children === 0,
    halfSiblings: ({ bond, children }) => bond !== 'married' && children === 0,
    home: ({ bond }) => bond === 'together',
  },
  result: resultFor,
  example: {
    answers: {
      ...{ bond: 'together', children: '1', earlier: 'no', stepchildren: 'no' },
      ...{ home: 'both', business: 'no', wish: 'no', estate: '150.000' },
    },
    day: '2026-07-01',
  },
  leadsTo: [
    {
      label: 'Maak een afspraak over je testament',
      url: '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken',
      funnel: 'testamentadvies',
      answers: () => ({}),
    },
    toAdviser('Ik wil weten of ik een testament nodig heb.'),
  ],
})
