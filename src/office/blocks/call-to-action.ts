import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const callToAction = blockDescriptor('call_to_action', {
  label: 'Oproep',
  about: 'Een donkere balk met een knop, die de lezer één ding vraagt. Eén op een pagina is genoeg.',
  group: 'lead',
  icon: 'onward',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ action }) => {
    const button = inWords(action?.label)
    return button === undefined ? 'oproep' : `oproep met knop ‘${button}’`
  },
  fields: {
    action: { label: 'Knop' },
    'action.label': { label: 'Woorden op de knop', hint: 'Begin met een werkwoord, zoals Word lid.' },
    points: { label: 'Redenen', hint: 'Hoogstens vijf, elk in één zin.', item: 'reden' },
  },
  order: ['title', 'text', 'action', 'points'],
  make: () => ({ kind: 'call_to_action', title: '', action: { label: '' } }),
})
