import { call } from '../call.ts'
import type * as operations from './files-operations.ts'

/** Uploads a file that a later submission names by its id (spec 001 section 7, D25 and D29). */
export const upload = call<typeof operations.upload>({
  name: 'files.upload',
  method: 'POST',
  path: '/api/v1/files',
  multipart: true,
})
