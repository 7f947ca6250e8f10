import { blockDescriptor } from './block-descriptor.ts'
import { calledIn, inWords } from './in-words.ts'

const sources = {
  contract_scan: 'Contractscan',
  call_me_back: 'Bel mij terug',
  vve_insurance: 'VvE-verzekering',
  form: 'Formulier van een partner',
}

export const iframe = blockDescriptor('iframe', {
  label: 'Pagina van een partner',
  about: 'Een pagina van een partner, in een kader op onze pagina. Eronder staat wie je kunt bellen.',
  group: 'foreign',
  icon: 'frame',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ show }) => {
    const name = calledIn(sources, show?.source)
    return name === undefined ? 'pagina van een partner' : `kader met ‘${name}’`
  },
  fields: {
    show: { label: 'Wat staat er in het kader?' },
    'show.source': {
      label: 'Welke pagina?',
      hint: 'De adressen staan in de instellingen.',
      choices: sources,
    },
    'show.department': { label: 'Afdeling', hint: 'De naam die de partner kent, zoals juridisch.' },
    'show.formId': { label: 'Naam van het formulier', hint: 'De naam die de partner kent.' },
    'show.step': { label: 'Stap', hint: 'Waar de contractscan begint, zoals start.', rare: true },
    'show.orderReferral': {
      label: 'Herkomst',
      hint: 'Zo weet de partner waar iemand vandaan komt.',
      rare: true,
    },
    height: {
      label: 'Hoogte van het kader',
      hint: 'In pixels, van 100 tot 4000. Het zijn er 400 als je niets invult.',
      rare: true,
    },
  },
  order: ['title', 'intro', 'show'],
  make: () => ({ kind: 'iframe', title: '', show: {} }),
})
