import * as calls from '../../../core/contract/legal-position/legal-position-calls.ts'
import * as operations from '../../../core/contract/legal-position/legal-position-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { demandsPayment, determine } from './determine-legal-position.ts'
import { legalKind } from './legal-position-request.ts'

/** Feature: a lawyer determines somebody's legal position. */
export const legalPosition = feature('legal-position', calls, operations, {
  apiDescription: 'Een rechtspositiebepaling aanvragen.',
  verbs: {
    determine: {
      may: anyone,
      run: determine,
      trailWords: 'Rechtspositiebepaling aangevraagd',
      demands: demandsPayment,
    },
  },
  requests: { determine: legalKind },
})
