import * as calls from '../../../core/contract/funnel-events/funnel-events-calls.ts'
import * as operations from '../../../core/contract/funnel-events/funnel-events-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { meters } from './funnel-events-meters.ts'
import { recordEvent } from './record.ts'

/** Feature: counts how far visitors come in a funnel, without recording who they are. */
export const funnelEvents = feature('funnel-events', calls, operations, {
  apiDescription: 'Tellingen van stappenplannen, zonder persoonsgegevens.',
  verbs: { record: { may: anyone, run: recordEvent } },
  meters,
})
