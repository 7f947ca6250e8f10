import { defineTool } from '../../engine/tool/define-tool.ts'
import { knownOfHome } from '../../engine/tool/known-home.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks } from './overwaarde-scan-asks.ts'
import { resultFor } from './overwaarde-scan-result.ts'

export const tool = defineTool({
  key: 'overwaarde_scan',
  title: 'Reken je overwaarde uit',
  intro: 'Vul in wat je ongeveer weet. Alleen een taxateur zegt precies wat je huis waard is.',
  asks,
  shows: {
    costs: ({ plan }) => plan === 'know' || plan === 'move',
    other: ({ plan }) => plan === 'move',
    next: ({ plan }) => plan === 'move',
    nextCosts: ({ plan }) => plan === 'move',
    energy: ({ plan }) => plan === 'borrow',
  },
  rules: [
    {
      field: 'other',
      message: 'Dit is meer dan je hele hypotheek.',
      ok: ({ other = 0, debt = 0 }) => other <= debt,
    },
  ],
  prefill: (profile): Record<string, unknown> => {
    const { woz } = knownOfHome(profile, ['woz'])
    return woz === undefined ? {} : { value: woz }
  },
  result: resultFor,
  example: {
    answers: { value: '450.000', debt: '260.000', plan: 'move', next: '550.000', nextCosts: '16.000' },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('berekenen_kosten_koper', 'Reken de kosten van je volgende huis uit', ({ next: price }) => ({
      price,
    })),
    toAdviser('Ik wil weten wat ik met mijn overwaarde kan.'),
  ],
})
