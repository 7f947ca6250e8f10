import * as calls from '../../../core/contract/inspections/inspections-calls.ts'
import * as operations from '../../../core/contract/inspections/inspections-operations.ts'
import { feature } from '../../feature.ts'
import { membershipBegan } from '../../services/memberships/memberships-queues.ts'
import { anyone } from '../../services/permissions.ts'
import { visitsQueue } from '../../services/planning/planning-queues.ts'
import { syncVisit } from '../../services/planning/sync-visit.ts'
import { orderOf } from './inspections-order.ts'
import { inspectionKinds } from './inspections-request.ts'
import { followInspection, giveForJoined } from './mandate.ts'
import { register, registerCompletion } from './register-inspection.ts'
import { readCompletionDays, readCompletionTimes, readTimes } from './times.ts'

/** Feature: inspections of homes, both construction inspections and completion inspections. */
export const inspections = feature('inspections', calls, operations, {
  apiDescription: 'Een huis laten keuren.',
  verbs: {
    times: { may: anyone, run: readTimes },
    completionDays: { may: anyone, run: readCompletionDays },
    completionTimes: { may: anyone, run: readCompletionTimes },
    register: { may: anyone, run: register, trailWords: 'Bouwtechnische keuring gepland' },
    registerCompletion: { may: anyone, run: registerCompletion, trailWords: 'Opleveringskeuring gepland' },
  },
  requests: { register: inspectionKinds.construction, registerCompletion: inspectionKinds.completion },
  jobs: [
    { queue: membershipBegan, run: (ctx, { submission }) => giveForJoined(ctx, String(submission)) },
    {
      queue: visitsQueue,
      run: async (ctx, { submission }) => {
        await followInspection(ctx, String(submission))
        await syncVisit(ctx, String(submission), orderOf)
      },
    },
  ],
})
