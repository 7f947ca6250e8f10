import { fromDate } from '@internationalized/date'
import { type Clock, ZONE } from '../kernel/clock.ts'
import { retention } from './retention.ts'

/** Retention cut-off: the ISO 8601 instant before which something has been kept for its whole term. */
export const retentionCutOff = (clock: Clock, term: keyof typeof retention): string =>
  fromDate(new Date(clock.now()), ZONE).subtract(retention[term].duration).toAbsoluteString()
