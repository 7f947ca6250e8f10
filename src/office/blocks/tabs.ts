import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const tabs = blockDescriptor('tabs', {
  label: 'Tabbladen',
  about: 'Twee tot acht teksten. Een lezer kiest bovenaan welke in beeld staat.',
  group: 'text',
  icon: 'tabs',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ tabs: parts }) => counted(parts, 'tabblad', 'tabbladen'),
  fields: {
    tabs: { label: 'Tabbladen', hint: 'Minstens twee.', item: 'tabblad', named: 'title' },
    'tabs.title': {
      label: 'Woorden op het tabblad',
      hint: 'Een link naar ‘In huis’ eindigt op #in-huis. Met andere woorden werkt die link niet meer.',
    },
  },
  order: ['title', 'tabs'],
  make: () => ({
    kind: 'tabs',
    tabs: [
      { title: '', text: { html: '' } },
      { title: '', text: { html: '' } },
    ],
  }),
})
