import * as calls from '../../../core/contract/cancellation/cancellation-calls.ts'
import * as operations from '../../../core/contract/cancellation/cancellation-operations.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { refusalWords } from '../../../core/staff/cancellation-refusals.ts'
import { feature } from '../../feature.ts'
import type { RequestNow } from '../../services/context.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { activeCancellationOf } from './active-cancellation.ts'
import { cancel } from './cancel.ts'
import * as letters from './cancellation-letters.ts'
import { meters } from './cancellation-meters.ts'
import { cancellationPersonalData } from './cancellation-personal-data.ts'
import { cancellationKind } from './cancellation-request.ts'
import { checkCancellation } from './check.ts'
import { listCandidates } from './list-candidates.ts'
import { lookAtCancellations } from './look.ts'
import { matchCancellation } from './match.ts'
import { refuseCancellation } from './refuse.ts'
import { withdraw } from './withdraw.ts'

/** Whether staff still have to find whose it is. One that a logged-in member sent ended the membership by itself. */
const waits = ({ state, open }: RequestNow): boolean => open && state === 'received'

/**
 * Feature: cancelling a membership. What was sent without logging in waits for staff, who match it with a member or refuse it, in
 * the office or by the command `cancellations`.
 */
export const cancellation = feature('cancellation', calls, operations, {
  apiDescription: 'Opzeggen.',
  verbs: {
    cancelMembership: { may: anyone, run: cancel, trailWords: 'Lidmaatschap opgezegd' },
    withdrawCancellation: { may: loggedIn, run: withdraw, trailWords: 'Opzegging ingetrokken' },
    listCandidates: { may: lookAtCancellations.may, run: listCandidates },
    checkMatch: {
      may: checkCancellation.may,
      run: (ctx, { params, body }) => checkCancellation.run(ctx, { ...params, ...body }),
    },
    matchCancellation: {
      may: matchCancellation.may,
      run: (ctx, { params, body: { sure, ...body } }) =>
        matchCancellation.run(ctx, { ...params, ...body, sure: sure !== undefined, reason: sure }),
    },
    refuseCancellation: {
      may: refuseCancellation.may,
      run: async (ctx, { params, body }) => ({
        ...(await refuseCancellation.run(ctx, { ...params, ...body })),
        isMailed: refusalWords[body.because].sender !== null,
      }),
    },
  },
  requests: { cancelMembership: cancellationKind },
  kindActs: { cancelMembership: { matchCancellation: waits, refuseCancellation: waits } },
  letters: Object.values(letters),
  forms: [
    {
      path: mijn.withdraw,
      may: loggedIn,
      run: withdraw,
      onSuccess: changedAt(mijn.membership, 'opzegging'),
      onFault: mijn.membership,
    },
  ],
  ownPages: {
    cancelled: async (runtime, { id }) => (await activeCancellationOf(runtime, id))?.reference,
  },
  personalData: cancellationPersonalData,
  meters,
})
