import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const priceList = blockDescriptor('price_list', {
  label: 'Prijzen',
  about: 'Wat het kost, regel voor regel. De bedragen komen uit de instellingen.',
  group: 'list',
  icon: 'euro',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ rows }) => counted(rows, 'prijs', 'prijzen'),
  fields: {
    rows: { label: 'Prijzen', item: 'prijs', named: 'what' },
    'rows.what': { label: 'Waarvoor is het?' },
    'rows.amount': {
      label: 'Bedrag',
      hint: 'Kies een invulwoord, geen getal: dat neemt het bedrag over uit de instellingen.',
    },
    'rows.note': { label: 'Uitleg', hint: 'Bijvoorbeeld: per bezoek.' },
    after: { label: 'Tekst onder de prijzen' },
  },
  order: ['title', 'intro', 'rows', 'after'],
  make: () => ({ kind: 'price_list', title: '', rows: [{ what: '', amount: '' }] }),
})
