import * as calls from '../../../core/contract/subsidies/subsidies-calls.ts'
import * as operations from '../../../core/contract/subsidies/subsidies-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { readFilters } from './filters.ts'
import { searchSubsidies } from './search-subsidies.ts'

export const subsidies = feature('subsidies', calls, operations, {
  apiDescription: 'Subsidies, leningen en andere regelingen zoeken.',
  verbs: {
    filters: { may: anyone, run: readFilters },
    search: { may: anyone, run: searchSubsidies },
  },
})
