import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { salePriceTitles } from '../../../core/contract/sale-price/sale-price-titles.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { salePriceRows } from '../../../core/sale-price/sale-price-summary-rows.ts'
import type { Context } from '../../engine/definition/rule-context.ts'

/** The sections of the overview: the rows of the stored summary, with the prices that the page was given. */
export const salePriceSections = (
  { body }: InputOf<typeof determine>,
  { properties, viewer }: Pick<Context<{ price: number; verkoopprijs: number }>, 'properties' | 'viewer'>,
): Section[] =>
  salePriceRows(body, {
    price: properties.verkoopprijs,
    fee: isMember(viewer) ? undefined : properties.price,
  })

/** The section that shows what is bought belongs to the payment step, which is the overview of this funnel. */
export const steps = { [salePriceTitles.purchase]: 'betaling' }
