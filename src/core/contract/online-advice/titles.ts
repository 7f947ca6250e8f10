export const titles = {
  question: 'Vraag',
  appointment: 'Afspraak',
  details: 'Gegevens',
  payment: 'Betaling',
} as const
