import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const tileGrid = blockDescriptor('tile_grid', {
  label: 'Tegels',
  about: 'Grote links met een icoon, naast elkaar. Er kan een zoekveld boven.',
  group: 'lead',
  icon: 'tiles',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ tiles }) => counted(tiles, 'tegel', 'tegels'),
  fields: {
    search: { label: 'Zoekveld', hint: 'Een bezoeker zoekt hiermee op de hele site.' },
    'search.label': { label: 'Vraag in het zoekveld' },
    'search.button': { label: 'Woorden op de knop' },
    tiles: { label: 'Tegels', item: 'tegel', named: 'title' },
    'tiles.title': { label: 'Woorden op de tegel' },
    'tiles.text': { label: 'Zin eronder' },
  },
  order: ['title', 'intro', 'tiles', 'search'],
  make: () => ({ kind: 'tile_grid', tiles: [{ title: '' }] }),
})
