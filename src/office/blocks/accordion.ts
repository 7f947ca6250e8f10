import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const accordion = blockDescriptor('accordion', {
  label: 'Vragen en antwoorden',
  about: 'Vragen die openklappen, zoals veelgestelde vragen.',
  group: 'text',
  icon: 'folds',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ items }) => counted(items, 'vraag', 'vragen'),
  fields: {
    items: { label: 'Vragen', item: 'vraag', named: 'title' },
    'items.title': { label: 'Vraag' },
    'items.text': { label: 'Antwoord' },
  },
  order: ['title', 'items'],
  make: () => ({ kind: 'accordion', items: [{ title: '', text: { html: '' } }] }),
})
