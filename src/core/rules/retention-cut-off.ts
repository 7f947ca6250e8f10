import { fromDate } from '@internationalized/date'
import { type Clock, ZONE } from '../kernel/clock.ts'
import { retention } from './retention.ts'

/** ISO 8601 instant before which this has had its time. */
export const retentionCutOff = (clock: Clock, term: keyof typeof retention): string =>
  fromDate(new Date(clock.now()), ZONE).subtract(retention[term].duration).toAbsoluteString()
