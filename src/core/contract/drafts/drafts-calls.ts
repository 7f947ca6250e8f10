import { call } from '../call.ts'
import type * as operations from './drafts-operations.ts'

/** Calls of our own (D67): a form is kept on the server, to go on with later or on another device. */
export const keepDraft = call<typeof operations.keepDraft>({
  name: 'drafts.keep',
  method: 'POST',
  path: '/api/v1/drafts',
})

export const openLink = call<typeof operations.openLink>({
  name: 'drafts.open',
  method: 'POST',
  path: '/api/v1/drafts/open',
})
