import { defineTool } from '../../engine/tool/define-tool.ts'
import { knownOfHome } from '../../engine/tool/known-home.ts'
import { asks } from './scheurenwijzer-asks.ts'
import { resultFor } from './scheurenwijzer-result.ts'

export const tool = defineTool({
  key: 'scheurenwijzer',
  title: 'Kijk wat jouw scheur kan betekenen',
  intro: 'Meet met een liniaal waar de scheur het breedst is.',
  asks,
  prefill: (profile) => knownOfHome(profile, ['constructionYear']),
  result: resultFor,
  example: {
    answers: {
      ...{ place: 'facade', pattern: 'stepped', width: '5', growth: 'unknown' },
      ...{ signs: ['stuck'], constructionYear: '1935' },
    },
    day: '2026-07-01',
  },
  leadsTo: [
    {
      label: 'Laat een bouwkundige je terugbellen',
      url: '/contact/terugbelafspraak-bouwtechnisch',
      funnel: 'terugbellen',
      answers: (_kept, _values, outcome) => ({
        question: `Ik heb een scheur in mijn muur. De scheurenwijzer zegt: ${outcome}`,
      }),
    },
  ],
})
