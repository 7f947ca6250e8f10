import * as calls from '../../../core/contract/problems/problems-calls.ts'
import * as operations from '../../../core/contract/problems/problems-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { readResults } from './results.ts'
import { searchProblems } from './search-problems.ts'
import { readStep } from './step.ts'

/** Feature: finding an article about a problem in a home, by steps or by words. */
export const problems = feature('problems', calls, operations, {
  apiDescription: 'Een probleem in huis zoeken.',
  verbs: {
    step: { may: anyone, run: readStep },
    results: { may: anyone, run: readResults },
    search: { may: anyone, run: searchProblems },
  },
})
