import * as calls from '../../../core/contract/cancellation/calls.ts'
import * as operations from '../../../core/contract/cancellation/operations.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { activeCancellationOf } from './active-cancellation.ts'
import { cancel } from './cancel.ts'
import * as letters from './letters.ts'
import { meters } from './meters.ts'
import { personalData } from './personal-data.ts'
import { cancellationKind } from './request.ts'
import { withdraw } from './withdraw.ts'

export const cancellation = feature('cancellation', calls, operations, {
  apiDescription: 'Opzeggen.',
  verbs: {
    cancelMembership: { may: anyone, run: cancel, trailWords: 'Lidmaatschap opgezegd' },
    withdrawCancellation: { may: loggedIn, run: withdraw, trailWords: 'Opzegging ingetrokken' },
  },
  requests: { cancelMembership: cancellationKind },
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
  personalData,
  meters,
})
