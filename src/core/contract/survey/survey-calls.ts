import { call } from '../call.ts'
import type * as operations from './survey-operations.ts'

/** Counts one answer to "did this page help?", per page and day, about nobody (spec 000 section 1). */
export const answer = call<typeof operations.answer>({
  name: 'survey.answer',
  method: 'POST',
  path: '/api/survey',
})
