import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/sale-price/calls.ts'
import { titles } from '../../../core/contract/sale-price/titles.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { rowsOf } from '../../../core/sale-price/summary-rows.ts'
import type { Context } from '../../engine/definition/rule-context.ts'

/** The overview: what the stored summary says, at the prices of the page. */
export const sectionsOf = (
  { body }: InputOf<typeof determine>,
  { properties, viewer }: Pick<Context<{ price: number; verkoopprijs: number }>, 'properties' | 'viewer'>,
): Section[] =>
  rowsOf(body, { price: properties.verkoopprijs, fee: isMember(viewer) ? undefined : properties.price })

/** The payment page tells what is bought. */
export const steps = { [titles.purchase]: 'betaling' }
