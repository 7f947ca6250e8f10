export const handymanTitles = {
  task: 'Jouw klus',
  address: 'Adresgegevens',
  moments: 'Kies een moment',
  person: 'Jouw gegevens',
} as const
