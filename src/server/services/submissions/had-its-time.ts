import { type RawBuilder, sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { Runtime } from '../context.ts'

/**
 * Condition on `submission`: its retention term is over. Most requests are kept for a term after they came. One that led to an
 * insurance is kept as long as its policy runs and for years after; an application that led to none, for a term after its last
 * change.
 */
export const isPastRetention = ({ clock }: Pick<Runtime, 'clock'>): RawBuilder<boolean> => {
  const requests = retentionCutOff(clock, 'requests')
  const insurances = amsterdamDay(retentionCutOff(clock, 'insurances')).toString()
  return sql<boolean>`submission.received_at < ${requests}::timestamptz AND NOT EXISTS (
    SELECT FROM insurance_application AS policy WHERE policy.submission_id = submission.id AND CASE policy.state
      WHEN 'accepted' THEN true
      WHEN 'ended' THEN policy.ended_on >= ${insurances}::date
      ELSE policy.changed_at >= ${requests}::timestamptz END)`
}
