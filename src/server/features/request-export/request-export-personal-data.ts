import type { PersonalDataTable } from '../../services/context.ts'
import { forgetExports } from '../../services/request-export/remove-exports.ts'

/** Files with requests that colleagues asked for: what people asked stands in them for a day, and in the trail that it did. */
export const requestExportPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'export_job',
    terms: ['exports'],
    sweep: { exports: forgetExports },
    notExported:
      'A copy, for a day, of requests that the download has; its trail says that they stood in a file.',
    onDeletion: 'stays',
  },
]
