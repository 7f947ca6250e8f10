import type { PersonalDataTable } from '../../services/context.ts'
import { forgetCallers, forgetUnclaimed } from '../../services/files/forget.ts'

/** Uploads; those that a request claimed go with it. */
export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'file',
    terms: ['files', 'requests', 'callers'],
    sweep: { files: forgetUnclaimed, 'callers of files': forgetCallers },
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
