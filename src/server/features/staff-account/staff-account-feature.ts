import * as calls from '../../../core/contract/staff-account/staff-account-calls.ts'
import * as operations from '../../../core/contract/staff-account/staff-account-operations.ts'
import { feature } from '../../feature.ts'
import { anyStaff, steppedUp } from '../../services/permissions.ts'
import {
  staffFactorChanged,
  staffLoginWarning,
  staffPasswordChanged,
} from '../../services/staff/own-account-letters.ts'
import { beginPasskey } from '../../services/staff/own-passkeys.ts'
import { staffPersonalData } from '../../services/staff/staff-personal-data.ts'
import { changePassword } from './change-password.ts'
import * as factors from './factors.ts'
import { endOtherSessions, endSession, readSessions } from './sessions.ts'

const fresh = steppedUp(anyStaff)

/** Feature: members of staff look after their own account: where they are logged in, their password and second factors. */
export const staffAccount = feature('staff-account', calls, operations, {
  apiDescription: 'Het eigen account in het kantoor: sessies, wachtwoord en tweede factor.',
  verbs: {
    readSessions: { may: anyStaff, run: readSessions },
    endSession: { may: fresh, run: endSession },
    endOtherSessions: { may: fresh, run: endOtherSessions },
    changePassword: { may: fresh, run: changePassword },
    readFactors: { may: anyStaff, run: factors.readFactors },
    beginTotp: { may: fresh, run: factors.beginTotp },
    confirmTotp: { may: fresh, run: factors.confirmTotp },
    beginPasskey: { may: fresh, run: beginPasskey },
    addPasskey: { may: anyStaff, run: factors.addPasskey },
    removePasskey: { may: fresh, run: factors.removePasskey },
    renewRecoveryCodes: { may: fresh, run: factors.renewRecoveryCodes },
  },
  letters: [staffFactorChanged, staffPasswordChanged, staffLoginWarning],
  personalData: staffPersonalData,
})
