import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const licencePlate = blockDescriptor('licence_plate', {
  label: 'Kenteken',
  about: 'Een veld voor een kenteken. Daarna gaat de lezer verder op een andere pagina.',
  group: 'do',
  icon: 'plate',
  nameOf: ({ title }) => inWords(title),
  summaryOf: () => 'veld voor een kenteken',
  fields: {
    button: { label: 'Woorden op de knop' },
    redirect: {
      label: 'Waar gaat de lezer heen?',
      hint: 'Een pagina van ons, of een domein uit de instellingen. Zonder dit staat er wie je belt.',
    },
    'redirect.href': { label: 'Adres' },
    'redirect.new_tab': { label: 'Open in een nieuw tabblad', hint: 'Nee als je niets kiest.' },
    desk: { label: 'Welk loket helpt aan de telefoon?' },
    at_hand: { label: 'Houd dit bij de hand', hint: 'Bijvoorbeeld: Je kentekencard.', item: 'regel' },
  },
  order: ['title', 'text', 'button', 'redirect', 'at_hand', 'desk'],
  make: () => ({ kind: 'licence_plate', title: '', button: '' }),
})
