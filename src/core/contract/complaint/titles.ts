/** The headings of a complaint: those of its form, its document and its mail. */
export const titles = {
  complaint: 'Jouw klacht',
  details: 'Jouw gegevens',
} as const
