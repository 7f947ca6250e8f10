import * as calls from '../../../core/contract/request-search/request-search-calls.ts'
import * as operations from '../../../core/contract/request-search/request-search-operations.ts'
import { feature } from '../../feature.ts'
import { searchRequests } from '../../services/requests/search.ts'
import { findRequests } from './find-requests.ts'

/** Feature: staff find a request by what its sender says on the phone: a name, a number, an address, a reference. */
export const requestSearch = feature('request-search', calls, operations, {
  apiDescription: 'Aanvragen zoeken op wat iemand van zichzelf vertelt.',
  verbs: { findRequests: { may: searchRequests.may, run: findRequests } },
})
