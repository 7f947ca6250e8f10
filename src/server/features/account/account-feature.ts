import * as calls from '../../../core/contract/account/account-calls.ts'
import * as operations from '../../../core/contract/account/account-operations.ts'
import { mijn } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { holdOf } from '../../services/mijn/pages.ts'
import { validateEmail } from '../../services/people/email-taken.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { accountDeleted } from './account-letters.ts'
import { accountPersonalData } from './account-personal-data.ts'
import { accountKind } from './account-request.ts'
import { activate } from './activate.ts'
import { deleteAccount } from './delete-account.ts'
import { readMyData } from './my-data.ts'
import { registerAccount } from './register-account.ts'

/** Feature: an account from registration to deletion, and the download of all that is kept about its owner. */
export const account = feature('account', calls, operations, {
  apiDescription: 'Een account maken, bevestigen en verwijderen.',
  verbs: {
    registerAccount: { may: anyone, run: registerAccount, trailWords: 'Account gemaakt' },
    validateEmail: { may: anyone, run: validateEmail },
    activate: { may: anyone, run: activate, trailWords: 'Account bevestigd' },
    deleteAccount: { may: loggedIn, run: deleteAccount, trailWords: 'Account verwijderd' },
    readMyData: { may: loggedIn, run: readMyData, trailWords: 'Gegevens gedownload' },
  },
  requests: { registerAccount: accountKind },
  letters: [accountDeleted],
  funnels: {
    'mijn-account-verwijderen': {
      redirectFor: (runtime, row) => (holdOf(runtime, row) ? mijn.data : undefined),
    },
  },
  trail: { 'account.activate-failed': 'Verkeerd wachtwoord bij het bevestigen' },
  personalData: accountPersonalData,
})
