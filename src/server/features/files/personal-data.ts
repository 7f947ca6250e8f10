import type { PersonalDataTable } from '../../services/context.ts'
import { forgetUnclaimed } from '../../services/files/forget.ts'

/** Uploads; those that a request claimed go with it. */
export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'file',
    terms: ['files', 'requests'],
    sweep: { files: forgetUnclaimed },
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
