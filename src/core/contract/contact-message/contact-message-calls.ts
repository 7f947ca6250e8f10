import { call } from '../call.ts'
import type * as operations from './contact-message-operations.ts'

/** Sends a question with its attachments (spec 000 section 7). */
export const send = call<typeof operations.send>({
  name: 'contact-message.send',
  method: 'POST',
  path: '/api/v2/contact/contactform',
  multipart: true,
})
