import type { Cents } from '../kernel/money.ts'

/** A percentage of an amount in cents, rounded to the nearest cent, a half upwards. */
export const share = (amount: Cents, percents: number): Cents => Math.round((amount * percents) / 100)
