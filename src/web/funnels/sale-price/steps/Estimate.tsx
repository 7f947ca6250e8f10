import { status } from '../../../../core/contract/sale-price/sale-price-calls.ts'
import { usePollAnswer } from '../../../engine/react/funnel-context.ts'
import PurchaseReference from '../../../payments/PurchaseReference.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Valuation } from '../../../valuations/Valuation.tsx'

/** The estimate and the reference of its purchase, on the page to which the bank sends the payer back. */
export default function EstimateView() {
  const estimate = usePollAnswer(status)?.estimate
  return estimate ? (
    <Fields>
      <Valuation of={estimate} />
      <PurchaseReference />
    </Fields>
  ) : null
}
