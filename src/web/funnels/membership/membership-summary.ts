import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/membership/membership-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { membershipRows } from '../../../core/membership/membership-summary-rows.ts'
import { type Page, yearlyFeeOf } from './membership-prices.ts'

/** The sections of the overview: the stored summary, at the prices of the page. */
export const membershipSections = ({ body }: InputOf<typeof register>, { properties }: Page): Section[] =>
  membershipRows(body, yearlyFeeOf(body.paymentDetails.paymentMethod, properties))
