import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks } from './prijsplafond-asks.ts'
import { resultFor } from './prijsplafond-result.ts'

export const tool = defineTool({
  key: 'prijsplafond',
  title: 'Reken het prijsplafond van 2023 na',
  intro: 'Het plafond gold alleen in 2023. Je ziet wat je toen hoorde te betalen, zonder vaste kosten.',
  asks,
  shows: {
    gas: ({ heating }) => heating === 'gas',
    gasPrice: ({ heating }) => heating === 'gas',
    gasVolume: ({ heating, period }) => heating === 'gas' && period === 'part',
    heat: ({ heating }) => heating === 'heat',
    heatPrice: ({ heating }) => heating === 'heat',
    heatVolume: ({ heating, period }) => heating === 'heat' && period === 'part',
    powerVolume: ({ period }) => period === 'part',
  },
  result: resultFor,
  example: {
    answers: {
      period: 'year',
      heating: 'gas',
      gas: '1400',
      gasPrice: '2,16',
      power: '2700',
      powerPrice: '0,60',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('energiebelasting_tool', 'Reken uit hoeveel belasting je nu betaalt', ({ gas, power }) => ({
      gas,
      power,
    })),
    toAdviser('Ik denk dat mijn energierekening over 2023 niet klopt.'),
  ],
})
