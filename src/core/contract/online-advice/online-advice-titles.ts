export const onlineAdviceTitles = {
  question: 'Vraag',
  appointment: 'Afspraak',
  details: 'Gegevens',
  payment: 'Betaling',
} as const
