import { status } from '../../../../core/contract/sale-price/sale-price-calls.ts'
import { usePollAnswer } from '../../../engine/react/funnel-context.ts'
import { Valuation } from '../../../valuations/Valuation.tsx'

/** The estimate, on the page to which the bank sends the payer back. */
export default function EstimateView() {
  const estimate = usePollAnswer(status)?.estimate
  return estimate ? <Valuation of={estimate} /> : null
}
