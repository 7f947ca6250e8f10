import * as calls from '../../../core/contract/session/session-calls.ts'
import * as operations from '../../../core/contract/session/session-operations.ts'
import { logOutPath } from '../../../core/mijn/paths.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { readLoginState, readMe } from './me.ts'

export const session = feature('session', calls, operations, {
  apiDescription: 'Inloggen, uitloggen en wie er ingelogd is.',
  verbs: {
    me: { may: anyone, run: readMe },
    loginState: { may: anyone, run: readLoginState },
    logIn: { may: anyone, run: logIn, trailWords: 'Ingelogd' },
    logOut: { may: anyone, run: logOut, trailWords: 'Uitgelogd' },
  },
  forms: [
    {
      path: logOutPath,
      may: anyone,
      run: (ctx, { form }) =>
        logOut(ctx, { query: {}, params: {}, body: { everywhere: form.overal === 'ja' } }),
      onSuccess: '/',
      onFault: '/',
    },
  ],
  trail: {
    'session.login-failed': 'Verkeerd wachtwoord bij het inloggen',
    'session.logout-everywhere': 'Overal uitgelogd',
  },
})
