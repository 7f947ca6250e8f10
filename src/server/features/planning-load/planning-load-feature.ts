import * as calls from '../../../core/contract/planning-load/planning-load-calls.ts'
import * as operations from '../../../core/contract/planning-load/planning-load-operations.ts'
import { feature } from '../../feature.ts'
import * as verbs from '../../services/planning/load.ts'
import { changeOf } from './change-of.ts'

/** Feature: the file with a year of planning is tried and loaded in the office. */
export const planningLoad = feature('planning-load', calls, operations, {
  apiDescription: 'De planning van een jaar laden.',
  verbs: {
    checkPlanning: {
      may: verbs.checkPlanning.may,
      run: async (ctx, { body }) => changeOf(await verbs.checkPlanning.run(ctx, body)),
    },
    loadPlanning: {
      may: verbs.loadPlanning.may,
      run: async (ctx, { body }) => changeOf(await verbs.loadPlanning.run(ctx, body)),
    },
  },
})
