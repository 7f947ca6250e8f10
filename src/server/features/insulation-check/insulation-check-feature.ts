import * as calls from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import * as operations from '../../../core/contract/insulation-check/insulation-check-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { readEstimates } from './estimates.ts'
import { registrationKind, reportKind } from './insulation-check-request.ts'
import { register } from './register-insulation-check.ts'
import { report } from './report.ts'
import { resultsDocument } from './results-document.ts'

/** Feature: the insulation check, its results by mail, and registering for the collective purchase. */
export const insulationCheck = feature('insulation-check', calls, operations, {
  apiDescription: 'De isolatiecheck en de collectieve inkoop.',
  verbs: {
    estimates: { may: anyone, run: readEstimates },
    register: { may: anyone, run: register, trailWords: 'Ingeschreven voor de Collectieve Inkoop Isoleren' },
    report: { may: anyone, run: report, trailWords: 'Resultaten van de isolatiecheck aangevraagd' },
  },
  requests: { register: registrationKind, report: reportKind },
  documents: [resultsDocument],
})
