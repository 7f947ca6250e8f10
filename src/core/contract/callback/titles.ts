export const titles = {
  moment: 'Wanneer bellen we je?',
  details: 'Jouw gegevens',
} as const
