import { nameOfFunnel } from '../../core/content/funnel.ts'
import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const funnel = blockDescriptor('funnel', {
  label: 'Aanvraag in stappen',
  about: 'Een aanvraag van ons, zoals een klus boeken. Eén per pagina, zonder rekentool of eigen formulier.',
  group: 'do',
  icon: 'steps',
  nameOf: ({ slug }) => {
    const name = inWords(slug)
    return name === undefined ? undefined : nameOfFunnel(name)
  },
  summaryOf: () => 'aanvraag in stappen',
  fields: {
    slug: {
      label: 'Welke aanvraag?',
      hint: 'Op een pagina van een dienst komt ze vooraan, in plaats van de opening.',
    },
    properties: {
      label: 'Wat deze aanvraag nodig heeft',
      hint: 'Prijzen, woorden en adressen die in de stappen staan. Wat een aanvraag nodig heeft, ligt vast.',
      item: 'gegeven',
    },
    without_script: {
      label: 'Andere weg',
      hint: 'Een pagina voor wie de stappen niet kan openen. Laat leeg als bellen de andere weg is.',
      rare: true,
    },
    'without_script.label': { label: 'Woorden van de link' },
    title: {
      label: 'Titel',
      hint: 'Alleen nodig als hier iets van een ander staat, zoals de WOZ-waarde.',
      rare: true,
    },
  },
  order: ['slug', 'properties'],
  make: () => ({ kind: 'funnel' }),
})
