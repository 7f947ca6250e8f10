import type { PersonalDataTable } from '../context.ts'

export const remindersPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'appointment_reminder',
    terms: ['requests'],
    removedWith: 'appointment',
    notExported: 'That a reminder was planned of an appointment, which its request tells.',
    onDeletion: 'stays',
  },
]
