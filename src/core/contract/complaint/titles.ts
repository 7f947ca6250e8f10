export const titles = {
  complaint: 'Jouw klacht',
  details: 'Jouw gegevens',
} as const
