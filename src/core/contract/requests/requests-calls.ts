import { call } from '../call.ts'
import type * as operations from './requests-operations.ts'

/** Requests of all kinds in pages, by what filters ask. */
export const listRequests = call<typeof operations.listRequests>({
  name: 'requests.list',
  method: 'GET',
  path: '/beheer/api/requests',
})

/** What the filters of the list and the acts on a request choose from: kinds, desks, flags, colleagues. */
export const requestChoices = call<typeof operations.requestChoices>({
  name: 'requests.choices',
  method: 'GET',
  path: '/beheer/api/request-choices',
})

/** One request whole. */
export const readRequest = call<typeof operations.readRequest>({
  name: 'requests.read',
  method: 'GET',
  path: '/beheer/api/requests/{reference}',
})

/** Takes a request for oneself. */
export const claimRequest = call<typeof operations.claimRequest>({
  name: 'requests.claim',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/claim',
})

/** Gives a request to a colleague, to a desk, or back to whoever takes it. */
export const assignRequest = call<typeof operations.assignRequest>({
  name: 'requests.assign',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/assign',
})

/** Hands a request over to a partner that does not have it: the site sends it, or somebody told the partner themselves. */
export const handOverRequest = call<typeof operations.handOverRequest>({
  name: 'requests.hand-over',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/hand-over',
})

/** Notes something with a request, for staff. */
export const noteRequest = call<typeof operations.noteRequest>({
  name: 'requests.note',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/notes',
})

/** Does with a request what its `acts` allow: marks it as done, or opens it again. */
export const actOnRequest = call<typeof operations.actOnRequest>({
  name: 'requests.act',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/actions/{action}',
})

/** The address of a file of a request, which the office gives as an attachment. It is no call: its answer is the file. */
export const requestFilePath = (reference: string, id: string): string =>
  `/beheer/api/requests/${reference}/files/${id}`
