import { nameOfFunnel } from '../../core/content/funnel.ts'
import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const confirmation = blockDescriptor('confirmation', {
  label: 'Bedankt',
  about: 'Wat iemand leest na een aanvraag. Zet dit blok op een eigen pagina, als eerste en zonder opening.',
  group: 'do',
  icon: 'check',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ funnel }) => {
    const slug = inWords(funnel)
    return slug === undefined ? 'na een aanvraag' : `na ‘${nameOfFunnel(slug)}’`
  },
  fields: {
    funnel: { label: 'Na welke aanvraag?' },
    title: { label: 'Titel' },
    intro: { label: 'Tekst onder de titel' },
    next: {
      label: 'Wat er nu gebeurt',
      hint: 'Hoogstens vijf stappen. De eerste staat als gedaan.',
      item: 'stap',
      named: 'title',
    },
    'next.when': { label: 'Wanneer?', hint: 'Bijvoorbeeld: Binnen twee werkdagen.' },
    'next.title': { label: 'Wat gebeurt er?' },
    'next.text': { label: 'Uitleg' },
    cold: { label: 'Voor wie geen aanvraag deed', hint: 'Iemand kan hier ook zonder aanvraag komen.' },
    'cold.title': { label: 'Titel' },
    'cold.action': { label: 'Knop' },
    'cold.action.label': { label: 'Woorden op de knop' },
  },
  order: ['funnel', 'title', 'intro', 'next', 'cold'],
  make: () => ({
    kind: 'confirmation',
    title: '',
    intro: '',
    next: [{ when: '', title: '', text: '' }],
    cold: { title: '', text: '', action: { label: '' } },
  }),
})
