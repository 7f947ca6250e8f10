import { call } from '../call.ts'
import type * as operations from './request-views-operations.ts'

/** The saved views of the list of requests that somebody sees: their own, and those of desks. */
export const listViews = call<typeof operations.listViews>({
  name: 'request-views.list',
  method: 'GET',
  path: '/beheer/api/request-views',
})

/** Saves a view of the list, for oneself or for a desk. */
export const saveView = call<typeof operations.saveView>({
  name: 'request-views.save',
  method: 'POST',
  path: '/beheer/api/request-views',
})

/** Removes a saved view. */
export const removeView = call<typeof operations.removeView>({
  name: 'request-views.remove',
  method: 'POST',
  path: '/beheer/api/request-views/{id}/remove',
})
