import * as calls from '../../../core/contract/partner-status/partner-status-calls.ts'
import * as operations from '../../../core/contract/partner-status/partner-status-operations.ts'
import { feature } from '../../feature.ts'
import { readPartners } from '../../services/partner-status/read-partners.ts'

/** Feature: how each partner is reached, and whether that works. */
export const partnerStatus = feature('partner-status', calls, operations, {
  apiDescription: 'Partners: waarmee ze bereikt worden, en of dat lukt.',
  verbs: {
    readPartners: {
      may: readPartners.may,
      run: async (ctx) => ({
        items: (await readPartners.run(ctx)).map(({ whenOff = null, toSay = null, ...partner }) => ({
          ...partner,
          ...{ whenOff, toSay },
        })),
      }),
    },
  },
})
