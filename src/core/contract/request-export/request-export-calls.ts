import { call } from '../call.ts'
import type * as operations from './request-export-operations.ts'

/** The kinds of requests that there are, each of which can be taken along in a file (`core/staff/office-files.ts`). */
export const readRequestKinds = call<typeof operations.readRequestKinds>({
  name: 'request-export.kinds',
  method: 'GET',
  path: '/beheer/api/requests/export/kinds',
})
