import { call } from '../call.ts'
import type * as operations from './complaint-operations.ts'

/** Lists what a complaint can be about (spec 000 section 7). */
export const options = call<typeof operations.options>({
  name: 'complaint.options',
  method: 'GET',
  path: '/api/v2/complaint/complaintoptions',
})

/** Sends a complaint with its attachments (spec 000 section 7). */
export const send = call<typeof operations.send>({
  name: 'complaint.send',
  method: 'POST',
  path: '/api/v2/complaint/complaintform',
  multipart: true,
})
