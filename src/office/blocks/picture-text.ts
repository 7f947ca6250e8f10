import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const pictureText = blockDescriptor('picture_text', {
  label: 'Tekst met tekening',
  about: 'Een tekst met een tekening ernaast, en als je wilt een knop.',
  group: 'text',
  icon: 'picture',
  nameOf: ({ title }) => inWords(title),
  summaryOf: () => 'tekst met tekening',
  fields: {
    side: {
      label: 'Waar staat de tekening?',
      hint: 'Links als je niets kiest. Op een telefoon staat ze boven de tekst.',
      choices: { left: 'Links', right: 'Rechts' },
    },
    action: { label: 'Knop onder de tekst' },
    'action.label': { label: 'Woorden op de knop' },
  },
  order: ['title', 'text', 'picture', 'side', 'action'],
  make: () => ({ kind: 'picture_text', title: '', text: { html: '' } }),
})
