import { call } from '../call.ts'
import type * as operations from './funnel-events-operations.ts'

/** Counts one funnel event, without cookies or personal data (D52). */
export const record = call<typeof operations.record>({
  name: 'funnel-events.record',
  method: 'POST',
  path: '/api/events/funnel',
})
