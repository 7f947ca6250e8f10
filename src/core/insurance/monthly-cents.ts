import type { Insurance } from './comparison.ts'

/** The price of an insurance in cents a month with tax; undefined where it is not possible. */
export const monthlyCents = ({ vehInsurance: of }: Pick<Insurance, 'vehInsurance'>): number | undefined =>
  of && of.premiumPerMonthInCents + of.insuranceTaxInCents
