import * as calls from '../../../core/contract/on-behalf/on-behalf-calls.ts'
import * as operations from '../../../core/contract/on-behalf/on-behalf-operations.ts'
import { feature } from '../../feature.ts'
import { fillsIn } from '../../services/on-behalf/find-on-behalf.ts'
import { endOnBehalf } from './end.ts'
import { listFunnels } from './list-funnels.ts'
import { onBehalfPersonalData } from './on-behalf-personal-data.ts'
import { startOnBehalf } from './start.ts'

/** Feature: a colleague fills in a form of the site for who calls (ADR 106). */
export const onBehalf = feature('on-behalf', calls, operations, {
  apiDescription: 'Een formulier invullen voor wie belt.',
  verbs: {
    startOnBehalf: { may: fillsIn, run: startOnBehalf },
    listFunnels: { may: fillsIn, run: listFunnels },
    endOnBehalf: { may: fillsIn, run: endOnBehalf },
  },
  personalData: onBehalfPersonalData,
})
