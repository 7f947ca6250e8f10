import * as calls from '../../../core/contract/request-export/request-export-calls.ts'
import * as operations from '../../../core/contract/request-export/request-export-operations.ts'
import { feature } from '../../feature.ts'
import { steppedUp } from '../../services/permissions.ts'
import { mayExport } from '../../services/request-export/exporter.ts'
import { makeExport } from '../../services/request-export/make-export.ts'
import { exportQueue } from '../../services/request-export/request-export-queues.ts'
import { askExport } from './ask-export.ts'
import { listExports } from './list-exports.ts'
import { removeExport } from './remove-export.ts'
import { requestExportPersonalData } from './request-export-personal-data.ts'

/**
 * Feature: requests in a file for a spreadsheet, made by a job. The file itself is no call, as its answer is no JSON:
 * `src/server/http/office/files.ts` sends it by the verb `readExport`.
 */
export const requestExport = feature('request-export', calls, operations, {
  apiDescription: 'Aanvragen in een bestand: vragen, zien hoe het staat, en weghalen.',
  verbs: {
    listExports: { may: mayExport, run: listExports },
    askExport: { may: steppedUp(mayExport), run: askExport },
    removeExport: { may: mayExport, run: removeExport },
  },
  jobs: [{ queue: exportQueue, run: (ctx, ids) => makeExport(ctx, String(ids.export)) }],
  personalData: requestExportPersonalData,
})
