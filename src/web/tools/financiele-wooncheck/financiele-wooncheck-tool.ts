import { defineTool } from '../../engine/tool/define-tool.ts'
import { knownOfHome } from '../../engine/tool/known-home.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks } from './financiele-wooncheck-asks.ts'
import { resultFor } from './financiele-wooncheck-result.ts'

export const tool = defineTool({
  key: 'financiele_wooncheck',
  title: 'Kijk of je hier kunt blijven wonen',
  intro: 'Vul in wat er per maand binnenkomt en uitgaat. Schatten mag.',
  asks,
  shows: {
    value: ({ upkeep }) => upkeep === undefined,
    incomeAlone: ({ together }) => together === 'yes',
    later: ({ ends }) => ends === 'goesOn',
  },
  prefill: (profile): Record<string, unknown> => {
    const { woz } = knownOfHome(profile, ['woz'])
    return woz === undefined ? {} : { value: woz }
  },
  result: resultFor,
  example: {
    answers: {
      ...{ income: '4.800', mortgage: '1.050', energy: '210', charges: '90', value: '420.000' },
      ...{ living: '2.400', savings: '9.000', together: 'yes', incomeAlone: '2.700', ends: 'goesOn' },
      ...{ later: '1.150', pension: '3.600' },
    },
    day: '2026-06-01',
  },
  leadsTo: [
    toTool('overwaarde_scan', 'Kijk hoeveel overwaarde je hebt', ({ value }) => ({ value })),
    toAdviser('Ik wil weten of ik in mijn huis kan blijven wonen.'),
  ],
})
