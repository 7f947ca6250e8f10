import { residents, subsidyMeasures, subsidyTypes } from '../../core/content/subsidy-choices.ts'
import { blockDescriptor } from './block-descriptor.ts'
import { calledIn, inWords } from './in-words.ts'

const summaries = { subsidy: 'subsidie', loan: 'lening' }

export const subsidy = blockDescriptor('subsidy', {
  label: 'Subsidie',
  about: 'Eén subsidie, lening of andere regeling. Op een eigen pagina, direct onder de subsidiecheck.',
  group: 'find',
  icon: 'page',
  nameOf: ({ giver }) => inWords(giver),
  summaryOf: ({ type }) => calledIn(summaries, type) ?? 'regeling',
  fields: {
    type: { label: 'Wat is het?', choices: subsidyTypes },
    intro: { label: 'In het kort', hint: 'Lijsten tonen hiervan hoogstens drie regels.' },
    giver: { label: 'Wie geeft het?' },
    who: { label: 'Voor wie is het?' },
    what: { label: 'Waarvoor krijg je het?' },
    how_much: { label: 'Hoeveel krijg je?' },
    how_to_ask: { label: 'Hoe vraag je het aan?' },
    keep: { label: 'Bewaar dit', hint: 'Papieren die iemand later moet laten zien.' },
    from: { label: 'Eerste dag', hint: 'Laat leeg als die niet bekend is.' },
    until: { label: 'Laatste dag', hint: 'Laat leeg als die niet bekend is. Daarna is het gesloten.' },
    municipalities: {
      label: 'Waar geldt het?',
      hint: 'In heel Nederland, of alleen in deze gemeenten.',
      item: 'gemeente',
    },
    residents: {
      label: 'Filter: voor wie?',
      hint: 'Wie dit kiest in de subsidiecheck, vindt deze regeling.',
      choices: residents,
    },
    measures: {
      label: 'Filter: waar gaat het over?',
      hint: 'Wie dit kiest in de subsidiecheck, vindt deze regeling.',
      choices: subsidyMeasures,
    },
    source: { label: 'Bron', hint: 'Waar het officieel staat.' },
    'source.label': { label: 'Naam van de bron' },
    'source.url': { label: 'Adres van de bron', hint: 'Het adres begint met https://.' },
    checked: { label: 'Nagekeken op', hint: 'De dag waarop iemand dit naast de bron legde.' },
    to_verify: { label: 'Nog niet nagekeken', hint: 'Dan vraagt de pagina om bij de bron te kijken.' },
  },
  order: [
    'type',
    'intro',
    'giver',
    'who',
    'what',
    'how_much',
    'how_to_ask',
    'keep',
    'from',
    'until',
    'municipalities',
    'residents',
    'measures',
    'source',
    'checked',
    'to_verify',
  ],
  make: () => ({
    kind: 'subsidy',
    intro: '',
    giver: '',
    who: { html: '' },
    what: { html: '' },
    how_much: { html: '' },
    how_to_ask: { html: '' },
    source: { label: '' },
  }),
})
