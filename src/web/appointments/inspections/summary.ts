import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register, registerCompletion } from '../../../core/contract/inspections/calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { priceOf } from '../../../core/inspections/price.ts'
import { rowsOf } from '../../../core/inspections/summary-rows.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { Prices } from './prices.ts'

/** The sections of the overview: those of the stored summary, with the prices of the page. */
export const sectionsOf = (
  { body }: InputOf<typeof register> | InputOf<typeof registerCompletion>,
  { viewer, properties }: { viewer: Viewer; properties: Prices },
): Section[] => {
  const size = 'sizeCode' in body.object ? body.object.sizeCode : undefined
  return rowsOf(body, {
    price: priceOf(size, (name) => properties[name]),
    fee: isMember(viewer) ? undefined : properties.price,
  })
}
