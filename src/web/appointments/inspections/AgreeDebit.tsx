import { agreeDebit, collectionOf } from '../../../core/inspections/collection.ts'
import { priceOf, type Size } from '../../../core/inspections/inspections-price.ts'
import { useAnswer, useFunnel } from '../../engine/react/funnel-context.ts'
import { Checkbox } from '../../ui/Choices.tsx'
import type { InspectionsPrices } from './inspections-prices.ts'

/** The checkbox for the direct debit, with the amount that is collected after the inspection (D77). */
export default function AgreeDebit({ path }: { path: string }) {
  const { snapshot, idOf } = useFunnel()
  const [ticked, tick] = useAnswer(path, agreeDebit)
  const { known, context } = snapshot.derived
  const properties = context.properties as InspectionsPrices
  const price = priceOf(known.houseSize as Size | undefined, (name) => properties[name])
  return (
    <Checkbox
      id={idOf(path)}
      label={collectionOf(price).wording}
      error={snapshot.errors[path]}
      checked={ticked === true}
      onChecked={(checked) => tick(checked ? true : undefined)}
    />
  )
}
