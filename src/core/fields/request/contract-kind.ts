import { numberedChoice } from '../brick/choice.ts'

const label = 'Wat voor contract is het?'
const kinds = [
  { value: 0, label: 'Bestaand huis', hint: 'Je koopt of verkoopt een huis dat er al staat.' },
  { value: 1, label: 'Nieuwbouw', hint: 'Je koopt een huis dat nog gebouwd wordt.' },
  { value: 2, label: 'Verbouwing', hint: 'Je laat een aannemer iets bouwen of verbouwen.' },
] as const

/** The kind of contract that a lawyer reads (`appointmentType`, spec 001 section 3). */
export const contractKind = numberedChoice({ label, options: kinds })

/** What a conversation with a lawyer is for, in a call: a contract, or half an hour of advice. */
export const legalTalk = numberedChoice({
  label,
  options: [...kinds, { value: 3, label: '30 minuten advies' }],
})
