import { formatCents } from '../../../../core/kernel/money.ts'
import { purchaseWords } from '../../../../core/payments/payments-words.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { salePriceCopy } from '../sale-price-content.ts'

/** The step that asks the details. It first tells the price and the membership that comes with the purchase. */
export function SalePriceDetails() {
  const { store, snapshot } = useFunnel()
  const { verkoopprijs, price } = snapshot.derived.context.properties
  return (
    <Fields>
      <p>
        {salePriceCopy.costs(
          `${formatCents(Number(verkoopprijs))} ${purchaseWords.withVat}`,
          formatCents(Number(price)),
        )}
      </p>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
    </Fields>
  )
}
