import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register, registerCompletion } from '../../../core/contract/inspections/inspections-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { priceOf } from '../../../core/inspections/inspections-price.ts'
import { inspectionsRows } from '../../../core/inspections/inspections-summary-rows.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { InspectionsPrices } from './inspections-prices.ts'

/** The sections of the overview: those of the stored summary, with the prices of the page. */
export const inspectionsSections = (
  { body }: InputOf<typeof register> | InputOf<typeof registerCompletion>,
  { viewer, properties }: { viewer: Viewer; properties: InspectionsPrices },
): Section[] => {
  const size = 'sizeCode' in body.object ? body.object.sizeCode : undefined
  return inspectionsRows(body, {
    price: priceOf(size, (name) => properties[name]),
    fee: isMember(viewer) ? undefined : properties.price,
  })
}
