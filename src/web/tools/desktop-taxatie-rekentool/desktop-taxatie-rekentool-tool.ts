import { defineTool } from '../../engine/tool/define-tool.ts'
import { toAdviser } from '../../engine/tool/leads.ts'
import { asks } from './desktop-taxatie-rekentool-asks.ts'
import { resultFor } from './desktop-taxatie-rekentool-result.ts'

export const tool = defineTool({
  key: 'desktop_taxatie_rekentool',
  title: 'Is een desktoptaxatie genoeg?',
  intro: 'Vul in wat je leent en wat het huis ongeveer waard is. De bank beslist.',
  asks,
  result: resultFor,
  example: {
    answers: {
      purpose: 'Aankoop woning',
      kind: 'house',
      ownUse: 'yes',
      leasehold: 'no',
      value: '425.000',
      mortgage: '340.000',
      works: '20.000',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    {
      label: 'Vraag een taxatie aan',
      url: '/diensten/hypotheek/taxatie',
      funnel: 'taxatie',
      answers: ({ purpose }) => ({ reason: purpose }),
    },
    toAdviser('Ik wil weten welke taxatie ik nodig heb.'),
  ],
})
