import * as calls from '../../../core/contract/request-export/request-export-calls.ts'
import * as operations from '../../../core/contract/request-export/request-export-operations.ts'
import { feature } from '../../feature.ts'
import { role } from '../../services/permissions.ts'
import { readKinds } from './read-kinds.ts'

/**
 * Feature: every request of one kind in a file. The file itself is no call, as its answer is no JSON:
 * `src/server/http/office/files.ts` sends it by the verb `exportRequests`.
 */
export const requestExport = feature('request-export', calls, operations, {
  apiDescription: 'Alle aanvragen van één soort in een bestand.',
  verbs: { readRequestKinds: { may: role('member-service', 'finance'), run: readKinds } },
})
