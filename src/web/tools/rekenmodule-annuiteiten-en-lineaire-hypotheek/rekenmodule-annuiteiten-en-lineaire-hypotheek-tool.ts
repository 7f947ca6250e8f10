import { defineTool } from '../../engine/tool/define-tool.ts'
import { knownOfHome } from '../../engine/tool/known-home.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'
import { asks } from './rekenmodule-annuiteiten-en-lineaire-hypotheek-asks.ts'
import { resultFor } from './rekenmodule-annuiteiten-en-lineaire-hypotheek-result.ts'

export const tool = defineTool({
  key: 'rekenmodule_annuiteiten_en_lineaire_hypotheek',
  title: 'Vergelijk annuïtair en lineair',
  intro: 'De rente blijft in deze som gelijk. Met inkomen en WOZ-waarde rekenen we ook na belasting.',
  asks,
  initial: { years: '30' },
  shows: { woz: ({ income }) => income !== undefined },
  prefill: (profile) => knownOfHome(profile, ['woz']),
  result: resultFor,
  example: {
    answers: { amount: '300.000', rate: '4', years: '30', income: '60.000', woz: '400.000' },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool(
      'rekenhulp_extra_aflossen',
      'Reken uit wat extra aflossen scheelt',
      ({ amount, rate, years, income }) => ({
        debt: amount,
        original: amount,
        ...{ rate, years, income },
      }),
    ),
    toAdviser('Ik wil weten welke hypotheekvorm bij mij past.'),
  ],
})
