import type { Ask } from '../../core/content/form.ts'
import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

const asked: Readonly<Record<Ask, string>> = {
  line: 'Eén regel tekst',
  text: 'Een paar zinnen',
  choice: 'Eén keuze uit een lijst',
  choices: 'Een of meer keuzes uit een lijst',
  'yes-no': 'Ja of nee',
  number: 'Een getal',
  date: 'Een dag',
  name: 'Naam',
  email: 'E-mailadres',
  mobile: 'Mobiel nummer',
  landline: 'Vast nummer',
  postcode: 'Postcode',
  'house-number': 'Huisnummer',
  addition: 'Toevoeging',
  'relation-id': 'Lidnummer',
  'licence-plate': 'Kenteken',
}

export const form = blockDescriptor('form', {
  label: 'Eigen formulier',
  about: 'Een formulier met vragen die jij kiest. De antwoorden gaan naar een loket.',
  group: 'do',
  icon: 'form',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ questions }) => `formulier, ${counted(questions, 'vraag', 'vragen')}`,
  fields: {
    title: { label: 'Titel', hint: 'Zo heet de aanvraag ook in de e-mail, en in iemands eigen lijst.' },
    questions: {
      label: 'Vragen',
      hint: 'Vraag niet meer dan het loket nodig heeft.',
      item: 'vraag',
      named: 'label',
    },
    'questions.ask': { label: 'Wat vraag je?', choices: asked },
    'questions.label': {
      label: 'De vraag',
      hint: 'Een naam, adres, nummer of kenteken heeft al woorden. Dan mag dit leeg blijven.',
    },
    'questions.hint': { label: 'Uitleg bij de vraag' },
    'questions.required': { label: 'Moet iemand dit invullen?', hint: 'Ja als je niets kiest.' },
    'questions.options': {
      label: 'Keuzes',
      hint: 'Alleen bij een vraag met keuzes: minstens twee.',
      item: 'keuze',
      named: 'label',
    },
    'questions.options.label': { label: 'Woorden van de keuze' },
    'questions.options.hint': { label: 'Uitleg bij de keuze' },
    'questions.options.key': {
      label: 'Codenaam van de keuze',
      hint: 'Kleine letters, zonder spaties. Laat hem daarna staan.',
    },
    'questions.max': {
      label: 'Grens',
      hint: 'Bij tekst: hoeveel tekens er passen. Bij een getal: het hoogste getal.',
      rare: true,
    },
    'questions.key': {
      label: 'Codenaam van de vraag',
      hint: 'Kleine letters, zonder spaties. We bewaren het antwoord onder deze naam. Laat hem daarna staan.',
    },
    button: { label: 'Woorden op de knop', hint: 'Versturen als je niets invult.' },
    thanks: { label: 'Tekst na het versturen', hint: 'Wat er nu gebeurt. Dit staat ook in de e-mail.' },
    desk: {
      label: 'Welk loket krijgt de antwoorden?',
      hint: 'Een loket is een team met een eigen nummer en openingstijden.',
    },
    formId: {
      label: 'Codenaam van het formulier',
      hint: 'Zoals fout-melden. Elk formulier heeft een andere. Laat hem daarna staan.',
    },
  },
  order: [
    'title',
    'intro',
    'questions',
    'button',
    'thanks',
    'desk',
    'formId',
    'questions.ask',
    'questions.label',
    'questions.hint',
    'questions.required',
    'questions.options',
    'questions.max',
    'questions.options.label',
    'questions.options.hint',
  ],
  make: () => ({ kind: 'form', title: '', questions: [{}], thanks: '' }),
})
