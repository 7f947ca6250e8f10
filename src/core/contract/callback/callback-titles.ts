export const callbackTitles = {
  moment: 'Wanneer bellen we je?',
  details: 'Jouw gegevens',
} as const
