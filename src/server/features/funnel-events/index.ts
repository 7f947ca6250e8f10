import * as calls from '../../../core/contract/funnel-events/calls.ts'
import * as operations from '../../../core/contract/funnel-events/operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { meters } from './meters.ts'
import { recordEvent } from './record.ts'

/** How far visitors come in a funnel, counted without who. */
export const funnelEvents = feature('funnel-events', calls, operations, {
  about: 'Tellingen van stappenplannen, zonder persoonsgegevens.',
  verbs: { record: { may: anyone, run: recordEvent } },
  meters,
})
