import * as calls from '../../../core/contract/staff-session/staff-session-calls.ts'
import * as operations from '../../../core/contract/staff-session/staff-session-operations.ts'
import { feature } from '../../feature.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import { anyone, anyStaff } from '../../services/permissions.ts'
import { askForPasskey } from '../../services/staff/show-passkey.ts'
import { logIn } from './log-in.ts'
import { readMe } from './me.ts'
import { givePasskey } from './passkey.ts'
import { giveFactor, stepUp } from './second-factor.ts'

/** Feature: staff log in to the office with a password and a second factor, and log out. */
export const staffSession = feature('staff-session', calls, operations, {
  apiDescription: 'Inloggen en uitloggen in het kantoor.',
  verbs: {
    logIn: { may: anyone, run: logIn },
    giveFactor: { may: anyone, run: giveFactor },
    logOut: {
      may: anyone,
      run: async (ctx) => {
        const session = await ctx.staffSession()
        if (session)
          await auditCounted(ctx.database, ctx, {
            action: 'staff-session.logout',
            subjectId: session.staffId,
          })
        await ctx.becomeStaff(undefined)
        return { loggedIn: false as const }
      },
    },
    askPasskey: { may: anyone, run: askForPasskey },
    givePasskey: { may: anyone, run: givePasskey },
    stepUp: { may: anyStaff, run: stepUp },
    readMe: { may: anyStaff, run: readMe },
  },
})
