import type { Keeps } from '../../services/context.ts'
import { forgetUnclaimed } from '../../services/files/forget.ts'

/** Uploads; those that a request claimed go with it. */
export const keeps: readonly Keeps[] = [
  {
    table: 'file',
    terms: ['files', 'requests'],
    sweep: { files: forgetUnclaimed },
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
