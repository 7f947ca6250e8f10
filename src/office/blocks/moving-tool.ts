import { blockDescriptor, type FieldWords } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

/** The ways through the three questions, with the answers in the order in which they are asked. */
const ways = {
  yes_yes_yes: 'Bij ja, ja en ja',
  yes_yes_no: 'Bij ja, ja en nee',
  yes_no_yes: 'Bij ja, nee en ja',
  yes_no_no: 'Bij ja, nee en nee',
}

const waysAt = (path: string): Record<string, FieldWords> =>
  Object.fromEntries(Object.entries(ways).map(([way, label]) => [`${path}.${way}`, { label }]))

const questionAt = (path: string): Record<string, FieldWords> => ({
  [`${path}.question`]: { label: 'De vraag', hint: 'Een vraag waarop je ja of nee antwoordt.' },
  [`${path}.hint`]: { label: 'Uitleg bij de vraag' },
})

const message = () => ({ title: '', text: { html: '' } })

export const movingTool = blockDescriptor('moving_tool', {
  label: 'Verhuistool',
  about: 'Drie vragen en een bank. Het antwoord zegt of je rente mee kan naar een ander huis.',
  group: 'do',
  icon: 'home',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ banks }) => `drie vragen, ${counted(banks, 'bank', 'banken')}`,
  fields: {
    first: { label: 'Eerste vraag' },
    ...questionAt('first'),
    second: { label: 'Tweede vraag' },
    ...questionAt('second'),
    third: { label: 'Derde vraag' },
    ...questionAt('third'),
    no: { label: 'Antwoord bij nee op de eerste vraag' },
    results: { label: 'Antwoorden bij ja op de eerste vraag', hint: 'Deze gelden voor elke bank.' },
    ...waysAt('results'),
    banks: { label: 'Banken', hint: 'Elke bank staat er één keer.', item: 'bank', named: 'name' },
    'banks.name': { label: 'Naam van de bank' },
    'banks.results': { label: 'Eigen antwoorden', hint: 'Alleen waar het bij deze bank anders gaat.' },
    ...waysAt('banks.results'),
    reviewed: { label: 'Nagekeken op', hint: 'De dag waarop iemand alles nakeek. Die staat op de pagina.' },
    next: {
      label: 'Waar iemand hierna heen kan',
      hint: 'De eerste link wordt een knop.',
      item: 'link',
      named: 'label',
    },
    'next.label': { label: 'Woorden van de link' },
  },
  order: ['title', 'first', 'second', 'third', 'no', 'results', 'banks', 'next', 'reviewed'],
  make: () => ({
    kind: 'moving_tool',
    title: '',
    first: { question: '' },
    second: { question: '' },
    third: { question: '' },
    no: message(),
    results: { yes_yes_yes: message(), yes_yes_no: message(), yes_no_yes: message(), yes_no_no: message() },
    banks: [{ name: '' }],
    next: [{ label: '' }],
  }),
})
