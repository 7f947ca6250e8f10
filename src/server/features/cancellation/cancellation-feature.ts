import * as calls from '../../../core/contract/cancellation/cancellation-calls.ts'
import * as operations from '../../../core/contract/cancellation/cancellation-operations.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { activeCancellationOf } from './active-cancellation.ts'
import { cancel } from './cancel.ts'
import * as letters from './cancellation-letters.ts'
import { meters } from './cancellation-meters.ts'
import { cancellationPersonalData } from './cancellation-personal-data.ts'
import { cancellationKind } from './cancellation-request.ts'
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
  personalData: cancellationPersonalData,
  meters,
})
