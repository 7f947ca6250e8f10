import { energyTax } from '../../../core/calculations/energy-tax.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks, asUse } from './energiebelasting-tool-asks.ts'
import { resultFor } from './energiebelasting-tool-result.ts'

export const tool = defineTool({
  key: 'energiebelasting_tool',
  title: 'Reken uit hoeveel belasting je over energie betaalt',
  intro: 'Je verbruik staat op je jaarrekening. We rekenen met de tarieven van dit jaar.',
  asks,
  rules: [
    {
      field: 'bill',
      message: 'Je rekening is lager dan de belasting. Klopt het bedrag?',
      ok: (typed, { today }) =>
        typed.bill === undefined || typed.bill >= energyTax(asUse(typed), today).total,
    },
  ],
  result: resultFor,
  example: { answers: { gas: '1100', power: '2500', home: 'yes', bill: '2.000' }, day: '2026-07-01' },
  leadsTo: [
    toTool('bestaande_bouw_verduurzamen', 'Reken uit wat je bespaart met isoleren', ({ gas }) => ({ gas })),
    toAdviser('Ik wil minder energie gebruiken.'),
  ],
})
