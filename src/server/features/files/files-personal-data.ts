import type { PersonalDataTable } from '../../services/context.ts'
import { forgetCallers, forgetUnclaimed } from '../../services/files/forget.ts'

/** Uploaded files; those that a request claimed are removed with it, those of a draft of staff after it. */
export const filesPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'file',
    terms: ['files', 'requests', 'callers', 'drafts'],
    sweep: { files: forgetUnclaimed, 'callers of files': forgetCallers },
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
