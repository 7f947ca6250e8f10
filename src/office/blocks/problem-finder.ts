import { blockDescriptor, type FieldWords } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

const stepAt = (path: string, label: string): Record<string, FieldWords> => ({
  [path]: { label },
  [`${path}.title`]: { label: 'De vraag' },
  [`${path}.generic`]: {
    label: 'Tegels voor wie het niet ziet staan',
    hint: 'Leid naar de zoekpagina of naar iemand die helpt.',
    item: 'tegel',
    named: 'name',
  },
  [`${path}.generic.name`]: { label: 'Woorden op de tegel' },
  [`${path}.generic.text`]: { label: 'Zin eronder' },
})

const step = () => ({ title: '', generic: [{ name: '' }] })

export const problemFinder = blockDescriptor('problem_finder', {
  label: 'Probleemzoeker',
  about: 'In drie stappen naar een probleem in huis: plek, onderwerp, artikel. Eén op de hele site.',
  group: 'find',
  icon: 'finder',
  nameOf: ({ placeStep }) => inWords(placeStep?.title),
  summaryOf: ({ places }) => counted(places, 'plek in huis', 'plekken in huis'),
  fields: {
    ...stepAt('placeStep', 'Stap 1: de plek'),
    ...stepAt('subjectStep', 'Stap 2: het onderwerp'),
    ...stepAt('problemStep', 'Stap 3: het artikel'),
    places: {
      label: 'Plekken in en om het huis',
      hint: 'Een plek zonder artikelen staat niet op de site.',
      item: 'plek',
      named: 'name',
    },
    'places.name': { label: 'Naam van de plek' },
    'places.href': { label: 'Pagina van deze plek' },
    'places.id': {
      label: 'Codenaam van de plek',
      hint: 'Kleine letters, zoals badkamer. Laat hem daarna staan.',
    },
    'places.subjects': { label: 'Onderwerpen', item: 'onderwerp', named: 'name' },
    'places.subjects.name': { label: 'Naam van het onderwerp' },
    'places.subjects.id': {
      label: 'Codenaam van het onderwerp',
      hint: 'De plek, een punt en het onderwerp: badkamer.toilet. Artikelen noemen deze naam.',
    },
    results: { label: 'Pagina met gevonden problemen' },
    'results.href': { label: 'Welke pagina?', hint: 'De pagina met het blok Gevonden problemen.' },
  },
  order: [
    'placeStep',
    'subjectStep',
    'problemStep',
    'places',
    'results',
    'places.name',
    'places.icon',
    'places.href',
    'places.subjects',
    'places.subjects.name',
    'places.subjects.icon',
  ],
  make: () => ({
    kind: 'problem_finder',
    results: {},
    placeStep: step(),
    subjectStep: step(),
    problemStep: step(),
    places: [{ name: '', subjects: [{ name: '' }] }],
  }),
})
