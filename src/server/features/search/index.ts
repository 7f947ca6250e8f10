import * as calls from '../../../core/contract/search/calls.ts'
import * as operations from '../../../core/contract/search/operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { personalData } from '../../services/search/personal-data.ts'
import { findOnSite } from './find.ts'
import { suggestAsTyped } from './suggest.ts'

/** Feature: searching the site. Its page is made by `src/server/http/pages/search.ts`. */
export const search = feature('search', calls, operations, {
  apiDescription: 'Zoeken op de site.',
  verbs: {
    find: { may: anyone, run: findOnSite },
    suggest: { may: anyone, run: suggestAsTyped },
  },
  personalData,
})
