/** The headings of a booking: those of its steps, its document and its mail. */
export const titles = {
  task: 'Jouw klus',
  address: 'Adresgegevens',
  moments: 'Kies een moment',
  person: 'Jouw gegevens',
} as const
