import { roofTypes } from '../../core/rules/roof-types.ts'
import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const roofCheck = blockDescriptor('roof_check', {
  label: 'Dakcheck',
  about: 'Een lezer kiest een soort dak en ziet waar je op let. Daarna is er een knop naar een formulier.',
  group: 'do',
  icon: 'roof',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ roofs }) => counted(roofs, 'soort dak', 'soorten daken'),
  fields: {
    question: { label: 'Vraag' },
    hint: { label: 'Uitleg bij de vraag' },
    roofs: { label: 'Soorten daken', hint: 'Minstens twee, elk één keer.', item: 'dak', named: 'name' },
    'roofs.key': {
      label: 'Welke soort?',
      hint: 'Deze keuze gaat mee naar het formulier.',
      choices: roofTypes,
    },
    'roofs.name': { label: 'Naam bij de keuze' },
    'roofs.text': { label: 'Uitleg bij de keuze', hint: 'Bijvoorbeeld: Van 0 tot 15 graden.' },
    'roofs.drawing': {
      label: 'Tekening',
      choices: { flat: 'Plat', low: 'Een beetje schuin', pitched: 'Schuin', steep: 'Steil' },
    },
    'roofs.look': { label: 'Let hierop', hint: 'Hoogstens acht, elk in één zin.', item: 'punt' },
    form: { label: 'Waar iemand daarna heen kan' },
    'form.label': { label: 'Woorden op de knop' },
    'form.href': { label: 'Welk formulier?', hint: 'Kies een pagina met een formulier.' },
    'form.note': { label: 'Zin boven de knop' },
  },
  order: ['title', 'question', 'hint', 'roofs', 'form'],
  make: () => ({
    kind: 'roof_check',
    title: '',
    question: '',
    roofs: [
      { name: '', text: '', look: [''] },
      { name: '', text: '', look: [''] },
    ],
    form: { label: '' },
  }),
})
