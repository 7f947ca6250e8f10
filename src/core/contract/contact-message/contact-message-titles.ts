export const contactMessageTitles = {
  question: 'Stel je vraag',
  details: 'Jouw gegevens',
} as const
