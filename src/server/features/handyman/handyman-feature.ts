import * as calls from '../../../core/contract/handyman/handyman-calls.ts'
import * as operations from '../../../core/contract/handyman/handyman-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { book } from './book.ts'
import { readCategories, readTasks } from './catalogue.ts'
import { bookingKind } from './handyman-request.ts'
import { readTaskRates } from './rates.ts'
import { verifyAddress } from './verify.ts'

/** Feature: booking a handyman through the partner that sends them. */
export const handyman = feature('handyman', calls, operations, {
  apiDescription: 'Een klus boeken.',
  verbs: {
    tasks: { may: anyone, run: readTasks },
    categories: { may: anyone, run: readCategories },
    verify: { may: anyone, run: verifyAddress },
    taskRates: { may: anyone, run: readTaskRates },
    book: { may: anyone, run: book, trailWords: 'Klus geboekt' },
  },
  requests: { book: bookingKind },
})
