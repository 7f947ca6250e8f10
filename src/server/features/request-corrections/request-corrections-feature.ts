import * as calls from '../../../core/contract/request-corrections/request-corrections-calls.ts'
import * as operations from '../../../core/contract/request-corrections/request-corrections-operations.ts'
import { feature } from '../../feature.ts'
import { role } from '../../services/permissions.ts'
import { requestCorrectionsPersonalData } from './request-corrections-personal-data.ts'
import { writeCorrection } from './write-correction.ts'

/** Feature: staff correct an answer of a request beside the frozen one, which stays as it was sent (ADR 110). */
export const requestCorrections = feature('request-corrections', calls, operations, {
  apiDescription: 'Antwoorden van een aanvraag verbeteren, naast wat de afzender invulde.',
  verbs: {
    writeCorrection: { may: role('member-service', 'adviser'), run: writeCorrection },
  },
  personalData: requestCorrectionsPersonalData,
})
