import type { Specialist } from '../../../core/fields/request/contact-message.ts'

/** The fixed sentences of the contact form (spec 000 sections 2 and 8). */
export const contactMessageCopy = {
  intro: 'We lezen je vraag met aandacht. Liever bellen? Onze nummers staan onder het formulier.',
  next: 'Wat er gebeurt',
  mail: { label: 'Meteen', value: 'Je krijgt een e-mail met je referentie en een kopie.' },
  answer: { label: 'Daarna', value: 'We antwoorden per e-mail of telefoon.' },
  send: 'Versturen',
  received: 'Uw bericht is succesvol verzonden.',
  note: 'Je krijgt een e-mail met een kopie. Noem je referentie als je ons hierover belt.',
  call: 'Bel',
  callBack: 'Laat je terugbellen',
  ask: 'Zo’n vraag bespreek je het beste. Bel, of kies een moment waarop we jou bellen.',
} as const

/** For three subjects the specialist who helps instead of this form, and the page to ask for a callback. */
export const specialistOf: Readonly<Record<Specialist, { title: string; callBack: string }>> = {
  Juridisch: { title: 'Praat met een jurist', callBack: '/contact/terugbelafspraak-juridisch' },
  Bouwkundig: { title: 'Praat met een bouwkundige', callBack: '/contact/terugbelafspraak-bouwtechnisch' },
  Financieel: {
    title: 'Praat met een financieel adviseur',
    callBack: '/contact/terugbelafspraak-financieel',
  },
}
