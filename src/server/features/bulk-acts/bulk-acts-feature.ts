import * as calls from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import * as operations from '../../../core/contract/bulk-acts/bulk-acts-operations.ts'
import { feature } from '../../feature.ts'
import { role } from '../../services/permissions.ts'
import { bulkActsPersonalData } from './bulk-acts-personal-data.ts'
import { bulkActsQueue } from './bulk-acts-queues.ts'
import { checkBulkAct } from './check-bulk-act.ts'
import { listBulkActs } from './list-bulk-acts.ts'
import { readBulkAct } from './read-bulk-act.ts'
import { runBulkAct } from './run-bulk-act.ts'
import { startBulkAct } from './start-bulk-act.ts'
import { takeBackBulkAct } from './take-back-bulk-act.ts'

/** Whoever acts on requests; each act asks its own permission beside this one. */
const may = role('member-service', 'adviser')

/**
 * Feature: one act with several requests at once. It is looked at first, and then done by a job, request by request, through the verbs
 * of `services/requests`.
 */
export const bulkActs = feature('bulk-acts', calls, operations, {
  apiDescription: 'Iets doen met meer aanvragen tegelijk.',
  verbs: {
    checkBulkAct: { may, run: checkBulkAct },
    startBulkAct: { may, run: startBulkAct },
    readBulkAct: { may, run: readBulkAct },
    takeBackBulkAct: { may, run: takeBackBulkAct },
    listBulkActs: { may, run: listBulkActs },
  },
  jobs: [{ queue: bulkActsQueue, run: (ctx, { act }) => runBulkAct(ctx, String(act)) }],
  personalData: bulkActsPersonalData,
})
