export const titles = {
  question: 'Stel je vraag',
  details: 'Jouw gegevens',
} as const
