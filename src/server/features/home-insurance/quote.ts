import { insuranceOf as settingsOf } from '../../../core/content/settings.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { quote as call } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import type { Insurance, Quote } from '../../../core/insurance/comparison.ts'
import { monthlyCents } from '../../../core/insurance/monthly-cents.ts'
import type { Property } from '../../../core/insurance/property.ts'
import { today } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import { comparePrices } from './compare.ts'
import { keepQuote, lastQuote, type StoredQuote } from './stored-quotes.ts'

/** Insurances whose premium differs from before; a premium of 0 means that the insurance is not available. */
const changesOf = (then: readonly Insurance[], now: readonly Insurance[]) =>
  now.flatMap((insurance) => {
    const { insuranceType } = insurance
    const before = then.find((one) => one.insuranceType === insuranceType)
    const thenInCents = (before && monthlyCents(before)) ?? 0
    const todayInCents = monthlyCents(insurance) ?? 0
    return thenInCents === todayInCents ? [] : [{ insuranceType, thenInCents, todayInCents }]
  })

const shown = ({ code, madeOn, holdsUntil, conditions, insurances }: StoredQuote): Quote => ({
  code,
  madeOn,
  holdsUntil,
  conditions,
  insurances,
})

/** Today's prices for a home that has a quote; undefined when the insurer does not answer, which does not affect the quote. */
const pricesToday = async (ctx: RequestContext, property: Property): Promise<Insurance[] | undefined> => {
  try {
    return await comparePrices(ctx, property)
  } catch (thrown) {
    if (thrown instanceof PartnerError) return undefined
    throw thrown
  }
}

const holds = ({ holdsUntil }: StoredQuote, day: string): boolean => holdsUntil >= day

/** The quote that holds for exactly these answers; undefined when none does. The insurer is not asked. */
export const currentQuote = async (ctx: RequestContext, property: Property): Promise<Quote | undefined> => {
  const last = await lastQuote(ctx, property)
  return last && holds(last, today(ctx.clock).toString()) ? shown(last) : undefined
}

/**
 * The quote for these answers: the one that still holds, even if the tariff has changed, or a new one.
 * @throws Fault 400 for a
 * home that nobody insures; PartnerError when there is none and the insurer does not answer.
 */
export const quoteOf = async (ctx: RequestContext, property: Property): Promise<Quote> => {
  const day = today(ctx.clock)
  const last = await lastQuote(ctx, property)
  if (last && holds(last, day.toString())) {
    const prices = last.madeOn === day.toString() ? undefined : await pricesToday(ctx, property)
    const insurances = prices ? changesOf(last.insurances, prices) : []
    return {
      ...shown(last),
      ...(insurances.length > 0 && { changed: { because: 'tariff', madeOn: last.madeOn, insurances } }),
    }
  }
  const { quote_days: days } = settingsOf(await ctx.settings())
  const made = await keepQuote(ctx, property, {
    madeOn: day.toString(),
    holdsUntil: day.add({ days }).toString(),
    insurances: await comparePrices(ctx, property),
  })
  const insurances = last ? changesOf(last.insurances, made.insurances) : []
  return {
    ...shown(made),
    ...(last && insurances.length > 0 && { changed: { because: 'ended', madeOn: last.madeOn, insurances } }),
  }
}

/** Answers `quoteOf` to a visitor. Faults: 400 with errors at their fields, 429, 503 `partner-unavailable`. */
export const quote = (
  ctx: RequestContext,
  { body }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => quoteOf(ctx, body)
