import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const timeline = blockDescriptor('timeline', {
  label: 'Tijdlijn',
  about: 'Wat er door de jaren gebeurde, jaar voor jaar.',
  group: 'text',
  icon: 'clock',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ yearTabs }) => counted(yearTabs, 'jaar', 'jaren'),
  fields: {
    yearTabs: { label: 'Jaren', item: 'jaar', named: 'year' },
    'yearTabs.year': { label: 'Jaar' },
    'yearTabs.cards': { label: 'Gebeurtenissen', item: 'gebeurtenis', named: 'title' },
    'yearTabs.cards.date_with_timezone': { label: 'Dag en tijd', hint: 'Op de pagina staat alleen de dag.' },
    'yearTabs.cards.caption': { label: 'Regel onder de kop' },
    'yearTabs.cards.textQuoteImage': { label: 'Tekst' },
  },
  order: ['title', 'yearTabs'],
  make: () => ({ kind: 'timeline', yearTabs: [{ cards: [{ title: '', textQuoteImage: { html: '' } }] }] }),
})
