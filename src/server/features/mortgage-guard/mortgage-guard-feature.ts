import * as calls from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import * as operations from '../../../core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { agreeCollection } from '../../../core/fields/request/consent.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { changedAt, mijn } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { membershipEnded } from '../../services/memberships/memberships-queues.ts'
import { validateEmail } from '../../services/people/email-taken.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { endLapsedWatches, endWatchesOf } from './lapse.ts'
import * as letters from './mortgage-guard-letters.ts'
import { mortgageGuardPersonalData } from './mortgage-guard-personal-data.ts'
import { lapseQueue } from './mortgage-guard-queues.ts'
import { guardKind } from './mortgage-guard-request.ts'
import { registerHypotheekwacht } from './register-mortgage-guard.ts'
import { stopWatch } from './stop.ts'
import { watchCardsOf } from './watch-cards.ts'

const payment = group({ accountNumber: iban, agreeCollection })

/** Feature: watching a mortgage rate (Hypotheekwacht), which comes with a membership and ends with it. */
export const mortgageGuard = feature('mortgage-guard', calls, operations, {
  apiDescription: 'De Hypotheekwacht.',
  verbs: {
    validateEmail: { may: anyone, run: validateEmail },
    registerHypotheekwacht: {
      may: anyone,
      run: registerHypotheekwacht,
      trailWords: 'Hypotheekwacht aangezet',
      demands: (viewer) => (isMember(viewer) ? undefined : payment),
    },
  },
  requests: { registerHypotheekwacht: guardKind },
  letters: Object.values(letters),
  jobs: [
    { queue: membershipEnded, run: endWatchesOf },
    { queue: lapseQueue, run: endLapsedWatches, every: '7 * * * *' },
  ],
  forms: [
    {
      path: mijn.stopWatch,
      may: loggedIn,
      run: (ctx, { form }) => stopWatch(ctx, form.partner),
      onSuccess: changedAt(mijn.membership, 'hypotheekwacht'),
      onFault: mijn.membership,
    },
  ],
  ownPages: { watches: watchCardsOf },
  trail: { 'mortgage-guard.stop': 'Hypotheekwacht gestopt' },
  personalData: mortgageGuardPersonalData,
})
