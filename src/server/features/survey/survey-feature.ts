import * as calls from '../../../core/contract/survey/survey-calls.ts'
import * as operations from '../../../core/contract/survey/survey-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { answerSurvey } from './answer.ts'

/** Feature: the question whether a page helped its reader. */
export const survey = feature('survey', calls, operations, {
  apiDescription: 'De vraag onderaan elke pagina.',
  verbs: { answer: { may: anyone, run: answerSurvey } },
})
