/** The headings of the request: those of its steps, its document and its mail. */
export const titles = {
  question: 'Vraag',
  appointment: 'Afspraak',
  details: 'Gegevens',
  payment: 'Betaling',
} as const
