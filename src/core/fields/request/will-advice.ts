import { choice } from '../brick/choice.ts'

/** Number of the office for all online conversations about a will (spec 001 section 9). */
export const willOffice = 86

/** The way to meet an adviser about a will (D54): by video, or at an office, of which a funnel adds the address. */
export const willMeeting = choice({
  label: 'Soort afspraak',
  options: [
    { value: 'online', label: 'Online', hint: 'Je belt met beeld. Je krijgt een link per e-mail.' },
    { value: 'Kantoorbezoek', label: 'Kantoorbezoek' },
  ],
  missing: 'Kies een soort afspraak.',
})
