import * as calls from '../../../core/contract/addresses/addresses-calls.ts'
import * as operations from '../../../core/contract/addresses/addresses-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { lookUpAddress } from './lookup.ts'

export const addresses = feature('addresses', calls, operations, {
  apiDescription: 'Adressen opzoeken.',
  verbs: {
    lookup: { may: anyone, run: lookUpAddress },
  },
})
