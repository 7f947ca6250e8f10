import type { send } from '../../../core/contract/contract-review/contract-review-calls.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { priceOf } from '../../../core/contract-review/contract-review-price.ts'
import { contractReviewRows } from '../../../core/contract-review/contract-review-summary-rows.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { contractReview, legalAdvice } from './contract-review-funnel.ts'

export const contractReviewProperties = {
  thanks: '/diensten/juridisch/contract-laten-controleren/bedankt',
  price: '€ 34,50',
  contract_bestaande_bouw: '€ 195,00',
  contract_nieuwbouw: '€ 275,00',
  contract_verbouwing: '€ 225,00',
  contract_engels: '€ 50,00',
  juridisch_30_minuten: '€ 55,00',
}
const cents = {
  contract_bestaande_bouw: 19_500,
  contract_nieuwbouw: 27_500,
  contract_verbouwing: 22_500,
  contract_engels: 5000,
  juridisch_30_minuten: 5500,
}
/** The summary that the server makes, at its own prices. */
const summary =
  (files: readonly string[]) =>
  ({ body }: InputOf<typeof send>, { viewer }: { viewer: Viewer }) =>
    contractReviewRows(body, {
      price: priceOf(body.appointment.appointmentType, body.appointment.language || 0, (name) => cents[name]),
      fee: isMember(viewer) ? undefined : 3450,
      files,
    })

export const trials: FunnelTrial[] = [
  {
    funnel: contractReview,

    properties: contractReviewProperties,
    summary: summary(['voorbeeld.pdf']),
    ways: [{ name: 'as asked' }, { name: 'new build in English', answers: { kind: '1', language: '1' } }],
  },
  { funnel: legalAdvice, properties: contractReviewProperties, summary: summary([]) },
]
