import type { Insurance } from './comparison.ts'

/** What an insurance costs in a month with its tax; undefined where it cannot be had. */
export const monthlyCents = ({ vehInsurance: of }: Pick<Insurance, 'vehInsurance'>): number | undefined =>
  of && of.premiumPerMonthInCents + of.insuranceTaxInCents
