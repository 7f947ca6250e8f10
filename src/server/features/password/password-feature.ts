import * as calls from '../../../core/contract/password/password-calls.ts'
import * as operations from '../../../core/contract/password/password-operations.ts'
import { feature } from '../../feature.ts'
import { anyone, loggedIn } from '../../services/permissions.ts'
import { changePassword } from './change-password.ts'
import { forgottenPassword } from './forgotten-password.ts'
import * as letters from './password-letters.ts'
import { setPassword } from './set-password.ts'

export const password = feature('password', calls, operations, {
  apiDescription: 'Een wachtwoord kiezen of wijzigen.',
  verbs: {
    forgottenPassword: { may: anyone, run: forgottenPassword, trailWords: 'Nieuw wachtwoord gevraagd' },
    setPassword: { may: anyone, run: setPassword, trailWords: 'Nieuw wachtwoord gekozen' },
    changePassword: { may: loggedIn, run: changePassword, trailWords: 'Wachtwoord gewijzigd' },
  },
  letters: Object.values(letters),
  funnels: {
    'mijn-wachtwoord': {
      redirectFor: (_house, row) => (row.password_hash === null ? '/wachtwoord-vergeten' : undefined),
    },
  },
})
