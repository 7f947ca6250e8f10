import { type RawBuilder, sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { Runtime } from '../context.ts'

/**
 * A condition on `submission`: it had its time. Most do so long after they came. One that led to an insurance is kept as long
 * as its policy runs and years after that; one that led to none, so long after the last that was heard of it.
 */
export const hadItsTime = ({ clock }: Pick<Runtime, 'clock'>): RawBuilder<boolean> => {
  const requests = retentionCutOff(clock, 'requests')
  const insurances = amsterdamDay(retentionCutOff(clock, 'insurances')).toString()
  return sql<boolean>`submission.received_at < ${requests}::timestamptz AND NOT EXISTS (
    SELECT FROM insurance_application AS policy WHERE policy.submission_id = submission.id AND CASE policy.state
      WHEN 'accepted' THEN true
      WHEN 'ended' THEN policy.ended_on >= ${insurances}::date
      ELSE policy.changed_at >= ${requests}::timestamptz END)`
}
