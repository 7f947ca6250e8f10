import * as calls from '../../../core/contract/search/search-calls.ts'
import * as operations from '../../../core/contract/search/search-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { searchPersonalData } from '../../services/search/search-personal-data.ts'
import { findOnSite } from './find-on-site.ts'
import { suggestAsTyped } from './suggest.ts'

/** Feature: searching the site. Its page is made by `src/server/http/pages/search.ts`. */
export const search = feature('search', calls, operations, {
  apiDescription: 'Zoeken op de site.',
  verbs: {
    find: { may: anyone, run: findOnSite },
    suggest: { may: anyone, run: suggestAsTyped },
  },
  personalData: searchPersonalData,
})
