import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/membership/calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { rowsOf } from '../../../core/membership/summary-rows.ts'
import { type Page, yearlyFeeOf } from './prices.ts'

/** The sections of the overview: the stored summary, at the prices of the page. */
export const sectionsOf = ({ body }: InputOf<typeof register>, { properties }: Page): Section[] =>
  rowsOf(body, yearlyFeeOf(body.paymentDetails.paymentMethod, properties))
