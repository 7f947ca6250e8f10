import type { CalendarDate } from '@internationalized/date'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { taskRates } from '../../../core/contract/handyman/calls.ts'
import { taskUnknown } from '../../../core/fields/request/task-title.ts'
import { dayOf, instantOf, today, utcMidnight } from '../../../core/kernel/clock.ts'
import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import { dayOfRate, type RateDay } from '../../../core/rules/moments.ts'
import type { RateType } from '../../../core/rules/rate-types.ts'
import { handymanName as partner } from '../../ports/handyman.ts'
import type { RequestContext } from '../../services/context.ts'
import { storeAnswer, storedAnswers } from '../../services/partner-answers/partner-answer-cache.ts'

interface Coordinates {
  lat: number
  lon: number
}

interface Rates {
  rateType: RateType
  days: RateDay[]
}

/** What is offered on the days that were asked for. */
export interface Offer {
  rateType: RateType
  /** By day, YYYY-MM-DD; a day that is not offered is absent. */
  days: Map<string, RateDay>
  /** False when the partner was away and this is what it offered in the past two hours. */
  fresh: boolean
}

/** One answer covers this many days (D27). */
const windowDays = 42
// As long as somebody may take over a booking; the partner has the last word on every order.
const rememberedSeconds = 2 * 3600

const question = (taskId: string, at: Coordinates) => JSON.stringify(['rates', taskId, at.lat, at.lon])

/** Days ahead that somebody may book at most; what is told of days further on is remembered for nobody. */
const bookableDays = 366

/**
 * Remembers what a booking can be checked against later: days of this year from a midnight on, as bookings ask them.
 * Everybody may ask for any moment and any coordinates, and must not fill the memory with them.
 */
const rememberRates = async (
  ctx: RequestContext,
  taskId: string,
  at: Coordinates,
  from: string,
  rates: Rates,
) => {
  const ahead = dayOf(from.slice(0, 10)).compare(today(ctx.clock))
  if (!from.endsWith('T00:00:00.000Z') || ahead < -windowDays || ahead > bookableDays) return
  const kept = { question: question(taskId, at), answer: rates, detail: from, seconds: rememberedSeconds }
  await storeAnswer(ctx, partner, kept)
}

/** To 4 decimals, some ten metres: rates do not depend on the room of a house, and fewer coordinates are remembered. */
const rounded = ({ lat, lon }: Coordinates): Coordinates => {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return { lat: round(lat), lon: round(lon) }
}

/**
 * Rates per day of a task at coordinates (D11 and D27).
 * Faults: 404 `task-unknown`; PartnerError when the partner is away.
 */
export const readTaskRates = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof taskRates>,
): Promise<AnswerOf<typeof taskRates>> => {
  const from = new Date(instantOf(query.fromDate)).toISOString()
  const at = rounded(query)
  const rates = await ctx.ports.handyman.rates(query.taskId, at, from)
  if (!rates) throw new Fault(404, 'task-unknown', taskUnknown)
  await rememberRates(ctx, query.taskId, at, from, rates)
  return { dates: rates.days, rateType: rates.rateType }
}

/**
 * What is offered on these days (each YYYY-MM-DD), in as few questions as cover them; while the partner is away, what
 * it offered for this very task and coordinates in the past two hours. Undefined when the task is unknown.
 * Throws PartnerError when nothing is known of some day.
 */
export const readOffer = async (
  ctx: RequestContext,
  taskId: string,
  booked: Coordinates,
  days: readonly string[],
): Promise<Offer | undefined> => {
  const at = rounded(booked)
  const starts = windowStarts(days)
  try {
    const answers = await Promise.all(starts.map((from) => askForOffer(ctx, taskId, at, utcMidnight(from))))
    const known = answers.filter((answer) => answer !== undefined)
    const [first] = known
    if (!first || known.length < answers.length) return undefined
    return { rateType: first.rateType, days: byDay(known, days), fresh: true }
  } catch (error) {
    const remembered = error instanceof PartnerError && (await recallOffer(ctx, taskId, at, days))
    if (!remembered) throw error
    return remembered
  }
}

/** What a booking is checked against is remembered aside: whoever books need not wait until it is written. */
const askForOffer = async (
  ctx: RequestContext,
  taskId: string,
  at: Coordinates,
  from: string,
): Promise<Rates | undefined> => {
  const rates = await ctx.ports.handyman.rates(taskId, at, from)
  if (rates) {
    rememberRates(ctx, taskId, at, from, rates).catch(() => ctx.note('answer not remembered', { partner }))
  }
  return rates
}

/** First days of the fewest windows that cover all these days. */
const windowStarts = (days: readonly string[]): CalendarDate[] => {
  const starts: CalendarDate[] = []
  for (const day of [...days].sort().map(dayOf)) {
    const last = starts.at(-1)
    if (!last || day.compare(last) >= windowDays) starts.push(day)
  }
  return starts
}

const byDay = (answers: readonly Rates[], days: readonly string[]): Map<string, RateDay> => {
  const offered = new Map<string, RateDay>()
  for (const rate of answers.flatMap((answer) => answer.days)) {
    const day = dayOfRate(rate).toString()
    if (days.includes(day) && !offered.has(day)) offered.set(day, rate)
  }
  return offered
}

const recallOffer = async (
  ctx: RequestContext,
  taskId: string,
  at: Coordinates,
  days: readonly string[],
): Promise<Offer | undefined> => {
  const windows = await storedAnswers<Rates>(ctx, partner, question(taskId, at))
  const used = days.map((day) =>
    windows.find(({ detail }) => {
      const ahead = dayOf(day).compare(dayOf(detail.slice(0, 10)))
      return ahead >= 0 && ahead < windowDays
    }),
  )
  const [first] = used
  if (!first || used.includes(undefined)) return undefined
  const offered = new Map<string, RateDay>()
  for (const [index, day] of days.entries()) {
    const rate = used[index]?.answer.days.find((one) => dayOfRate(one).toString() === day)
    if (rate) offered.set(day, rate)
  }
  return { rateType: first.answer.rateType, days: offered, fresh: false }
}
