import { choice } from '../brick/choice.ts'

/** The office that all online talks about a will are with (spec 001 section 9). */
export const willOffice = 86

/** How one meets an adviser about a will (D54): by video, or at an office, whose address a funnel adds. */
export const willMeeting = choice({
  label: 'Soort afspraak',
  options: [
    { value: 'online', label: 'Online', hint: 'Je belt met beeld. Je krijgt een link per e-mail.' },
    { value: 'Kantoorbezoek', label: 'Kantoorbezoek' },
  ],
  missing: 'Kies een soort afspraak.',
})
