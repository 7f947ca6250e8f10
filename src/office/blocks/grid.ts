import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const grid = blockDescriptor('grid', {
  label: 'Kolommen',
  about: 'Korte teksten naast elkaar, elk met een kop. Op een telefoon staan ze onder elkaar.',
  group: 'text',
  icon: 'columns',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ cells }) => counted(cells, 'korte tekst', 'korte teksten'),
  fields: {
    columns: { label: 'Hoeveel naast elkaar?', hint: 'Drie als je niets kiest.' },
    cells: { label: 'Korte teksten', hint: 'Minstens twee.', item: 'korte tekst', named: 'title' },
    'cells.link': { label: 'Link eronder' },
    'cells.link.label': { label: 'Woorden van de link' },
  },
  order: ['title', 'intro', 'cells', 'columns'],
  make: () => ({
    kind: 'grid',
    cells: [
      { title: '', text: { html: '' } },
      { title: '', text: { html: '' } },
    ],
  }),
})
