import { call } from '../call.ts'
import type * as operations from './bulk-acts-operations.ts'

/** Tells of several requests with which an act can be done now, and of the others why not. Nothing is done. */
export const checkBulkAct = call<typeof operations.checkBulkAct>({
  name: 'bulk-acts.check',
  method: 'POST',
  path: '/beheer/api/bulk-acts/check',
})

/** Has an act done with several requests, one after the other. */
export const startBulkAct = call<typeof operations.startBulkAct>({
  name: 'bulk-acts.start',
  method: 'POST',
  path: '/beheer/api/bulk-acts',
})

/** How far an act of one's own is, with what became of each request. */
export const readBulkAct = call<typeof operations.readBulkAct>({
  name: 'bulk-acts.read',
  method: 'GET',
  path: '/beheer/api/bulk-acts/{id}',
})

/** Takes back every message of an act of one's own that still waits its minute. */
export const takeBackBulkAct = call<typeof operations.takeBackBulkAct>({
  name: 'bulk-acts.take-back',
  method: 'POST',
  path: '/beheer/api/bulk-acts/{id}/take-back',
})

/** The last acts that one began oneself. */
export const listBulkActs = call<typeof operations.listBulkActs>({
  name: 'bulk-acts.list',
  method: 'GET',
  path: '/beheer/api/bulk-acts',
})
