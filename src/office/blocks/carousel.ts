import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const carousel = blockDescriptor('carousel', {
  label: 'Kaarten op een rij',
  about: 'Kaarten met een tekening en een link, om opzij doorheen te schuiven.',
  group: 'lead',
  icon: 'cards',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ cards }) => counted(cards, 'kaart', 'kaarten'),
  fields: {
    cards: { label: 'Kaarten', hint: 'Minstens twee.', item: 'kaart', named: 'title' },
    'cards.link': { label: 'Link op de kaart' },
    'cards.link.label': { label: 'Woorden van de link' },
  },
  order: ['title', 'intro', 'cards'],
  make: () => ({ kind: 'carousel', title: '', cards: [{ title: '' }, { title: '' }] }),
})
