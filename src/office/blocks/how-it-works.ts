import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const howItWorks = blockDescriptor('how_it_works', {
  label: 'Stappen',
  about: 'Genummerde stappen: zo gaat het. Twee tot zes.',
  group: 'list',
  icon: 'numbered',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ steps }) => counted(steps, 'stap', 'stappen'),
  fields: {
    steps: { label: 'Stappen', hint: 'De nummers komen vanzelf.', item: 'stap', named: 'title' },
    'steps.title': { label: 'Wat gebeurt er?' },
    'steps.text': { label: 'Uitleg' },
  },
  order: ['title', 'steps'],
  make: () => ({
    kind: 'how_it_works',
    title: '',
    steps: [
      { title: '', text: '' },
      { title: '', text: '' },
    ],
  }),
})
