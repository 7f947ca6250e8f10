import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const hero = blockDescriptor('hero', {
  label: 'Opening',
  about: 'De titel van de pagina, met een zin, een tekening en knoppen. Eén per pagina, als eerste blok.',
  group: 'text',
  icon: 'opening',
  isOnce: true,
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ actions, search }) => {
    const parts = [...(actions ? [counted(actions, 'knop', 'knoppen')] : []), ...(search ? ['zoekveld'] : [])]
    return ['opening', ...parts].join(', ')
  },
  fields: {
    title: { label: 'Titel', hint: 'De kop van de hele pagina.' },
    lead: { label: 'Tekst onder de titel', hint: 'Een of twee zinnen: wat is dit, en voor wie?' },
    actions: {
      label: 'Knoppen',
      hint: 'Hoogstens twee. De eerste valt het meest op.',
      item: 'knop',
      named: 'label',
    },
    'actions.label': { label: 'Woorden op de knop', hint: 'Begin met een werkwoord, zoals Boek een klus.' },
    search: { label: 'Zoekveld', hint: 'Een bezoeker zoekt hiermee op de hele site.' },
    'search.label': { label: 'Vraag in het zoekveld' },
    'search.button': { label: 'Woorden op de knop' },
    'search.often': { label: 'Vaak gezocht', hint: 'Hoogstens vijf.', item: 'zoekwoord', named: 'label' },
    'search.often.label': { label: 'Zoekwoord' },
  },
  order: ['title', 'lead', 'actions', 'picture', 'search'],
  make: () => ({ kind: 'hero', title: '' }),
})
