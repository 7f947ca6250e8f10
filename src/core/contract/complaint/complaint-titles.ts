export const complaintTitles = {
  complaint: 'Jouw klacht',
  details: 'Jouw gegevens',
} as const
