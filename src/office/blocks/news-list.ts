import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const newsList = blockDescriptor('news_list', {
  label: 'Nieuws',
  about: 'De nieuwste pagina’s die een datum hebben. Deze lijst vult zichzelf.',
  group: 'list',
  icon: 'news',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ most }) => `hoogstens ${typeof most === 'number' ? most : 10} berichten`,
  fields: {
    most: { label: 'Hoeveel berichten?', hint: 'Tien als je niets invult.' },
    more: { label: 'Link naar meer nieuws' },
    'more.label': { label: 'Woorden van de link' },
  },
  order: ['title', 'most', 'more'],
  make: () => ({ kind: 'news_list' }),
})
