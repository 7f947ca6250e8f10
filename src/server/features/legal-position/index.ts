import * as operations from '../../../core/contract/legal-position.operations.ts'
import * as calls from '../../../core/contract/legal-position.ts'
import { feature } from '../../feature.ts'
import { caseEvents } from '../../services/cases/deliver.ts'
import { membershipMade } from '../../services/memberships/request-events.ts'
import { anyone } from '../../services/permissions.ts'
import { confirmLegal } from './confirmation.ts'
import { demandsPayment, determine, handOver } from './determine.ts'

/** A lawyer finds out where somebody stands. */
export const legalPosition = feature('legal-position', calls, operations, {
  about: 'Een rechtspositiebepaling aanvragen.',
  verbs: {
    determine: {
      may: anyone,
      run: determine,
      done: 'Rechtspositiebepaling aangevraagd',
      demands: demandsPayment,
    },
  },
  requests: {
    determine: {
      confirm: confirmLegal,
      deliveries: [handOver],
      events: [...caseEvents, membershipMade],
      desk: 'juridisch',
    },
  },
})
