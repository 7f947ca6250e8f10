/** The texts of the calendar (spec 001 sections 4 and 5). */
export const appointmentsCopy = {
  noAgenda: 'Beantwoord eerst de vragen hierboven. Daarna kies je hier een dag en een tijd.',
  noDay: 'Kies eerst een geschikte dag.',
  noTimes: 'Geen beschikbare tijdstippen.',
  noDays: 'Er zijn nu geen vrije dagen. Bel ons, dan zoeken we samen een moment:',
  dayMissing: 'Selecteer een dag.',
  first: 'Eerste vrije dag',
  chosen: 'Op deze dag koos je een tijd.',
  held: 'We houden dit tijdstip voor je vast zolang je bezig bent.',
  nearest: 'Deze tijden liggen er het dichtst bij:',
} as const

/** The parts of a day under which times are listed, each with the hour at which the next begins. */
export const dayParts = [
  { label: 'Ochtend', until: '12' },
  { label: 'Middag', until: '18' },
  { label: 'Avond', until: '24' },
] as const
