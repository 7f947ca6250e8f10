import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { book } from '../../../core/contract/handyman/handyman-calls.ts'
import { handymanRows } from '../../../core/handyman/handyman-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { handyman } from './handyman-funnel.ts'

/** The summary that the server makes, with the task and rates that the partner answers now. */
const summary = ({ body }: InputOf<typeof book>) => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03']
  return handymanRows(body.appointment, {
    title: 'Lekkende kraan repareren',
    handyman: 'Loodgieter',
    moments: days.map((day) => ({
      day,
      period: 'morning',
      price: 64.5,
      service_fee: 4.95,
      rateType: body.appointment.rate,
    })),
  })
}

export const trials: FunnelTrial[] = [
  { funnel: handyman, summary, unsent: { moments: 'sent as options; no day but an offered one makes any' } },
]
