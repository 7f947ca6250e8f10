import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks, type Kind, shows } from './bestaande-bouw-verduurzamen-asks.ts'
import { resultFor } from './bestaande-bouw-verduurzamen-result.ts'

/** The name of each measure in the subsidy check. */
const plans: Readonly<Record<Kind, string>> = {
  ...{ cavity: 'isoleren', roof: 'isoleren', floor: 'isoleren', glass: 'ramen' },
  ...{ pump: 'warmte', solar: 'zon' },
}

export const tool = defineTool({
  key: 'bestaande_bouw_verduurzamen',
  title: 'Reken uit wat een zuiniger huis kost en oplevert',
  intro: 'Kies wat je wilt doen. Met de prijs uit je offerte klopt de som het best.',
  asks,
  shows,
  result: resultFor,
  example: {
    answers: {
      measures: ['cavity', 'floor'],
      gas: '1600',
      ...{ cavityArea: '88', cavityPrice: '2.350', floorArea: '50', floorPrice: '1.750' },
    },
    day: '2026-07-01',
  },
  leadsTo: [
    {
      label: 'Zoek alle subsidies in je gemeente',
      url: '/subsidiecheck/wegwijzer',
      funnel: 'subsidiewegwijzer',
      answers: ({ measures = [] }) => ({
        resident: 'eigenaar-bewoner',
        plans: [...new Set(measures.map((kind) => plans[kind as Kind]))],
      }),
    },
    toTool('energiebelasting_tool', 'Reken uit hoeveel belasting je over energie betaalt', ({ gas }) => ({
      gas,
    })),
    toAdviser('Ik wil mijn huis zuiniger maken.'),
  ],
})
