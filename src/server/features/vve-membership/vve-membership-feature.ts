import * as calls from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import * as operations from '../../../core/contract/vve-membership/vve-membership-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { registerVve } from './register-vve-membership.ts'
import { vveWelcome } from './vve-membership-letters.ts'
import { vveMembershipPersonalData } from './vve-membership-personal-data.ts'
import { vveKind } from './vve-membership-request.ts'

export const vveMembership = feature('vve-membership', calls, operations, {
  apiDescription: 'Het lidmaatschap van een VvE.',
  verbs: { registerVve: { may: anyone, run: registerVve, trailWords: 'VvE aangemeld' } },
  requests: { registerVve: vveKind },
  letters: [vveWelcome],
  personalData: vveMembershipPersonalData,
})
