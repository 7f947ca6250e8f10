import * as calls from '../../../core/contract/vve-membership/calls.ts'
import * as operations from '../../../core/contract/vve-membership/operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { vveWelcome } from './letters.ts'
import { personalData } from './personal-data.ts'
import { registerVve } from './register.ts'
import { vveKind } from './request.ts'

export const vveMembership = feature('vve-membership', calls, operations, {
  apiDescription: 'Het lidmaatschap van een VvE.',
  verbs: { registerVve: { may: anyone, run: registerVve, trailWords: 'VvE aangemeld' } },
  requests: { registerVve: vveKind },
  letters: [vveWelcome],
  personalData,
})
