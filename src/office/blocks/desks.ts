import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const desks = blockDescriptor('desks', {
  label: 'Telefoonnummers',
  about: 'Wie je belt en wanneer: nummers en openingstijden van onze loketten.',
  group: 'lead',
  icon: 'phone',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ desks: named }) => counted(named, 'loket', 'loketten'),
  fields: {
    desks: {
      label: 'Loketten',
      hint: 'Een loket is een team met een eigen nummer en openingstijden. Die komen uit de instellingen.',
      item: 'loket',
    },
  },
  order: ['title', 'intro', 'desks'],
  make: () => ({ kind: 'desks', desks: [] }),
})
