import type { CalendarDate } from '@internationalized/date'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { taskRates } from '../../../core/contract/handyman/handyman-calls.ts'
import { taskUnknown } from '../../../core/fields/request/task-title.ts'
import { dayOf, instantOf, today, utcMidnight } from '../../../core/kernel/clock.ts'
import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import { calendarDays, dayOfRate, type RateDay } from '../../../core/rules/moments.ts'
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

export interface Offer {
  rateType: RateType
  /** Rates by day, YYYY-MM-DD; a day without an offer is missing. */
  days: Map<string, RateDay>
  /** False when the partner was away and this is a stored answer of the past two hours. */
  fresh: boolean
}

/** Number of days in one answer of the partner (D27). */
const windowDays = 42
// Seconds for which stored rates may be used: as long as somebody may take over a booking. The partner has the last word on every
// order.
const rememberedSeconds = 2 * 3600

const question = (taskId: string, at: Coordinates) => JSON.stringify(['rates', taskId, at.lat, at.lon])

/** Number of days from today for which rates are stored: the calendar has no later ones. */
const bookableDays = 1 + calendarDays

/**
 * Stores an answer against which a booking can be checked later, but only in the form in which bookings ask: from a midnight on,
 * within the bookable days. Anybody may ask for any moment and any coordinates, and must not fill the database with them.
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

/** Rounds to 4 decimals, some ten metres: rates do not depend on the room of a house, and fewer answers are stored. */
const rounded = ({ lat, lon }: Coordinates): Coordinates => {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return { lat: round(lat), lon: round(lon) }
}

/** The rates per day of a task at a place (D11 and D27). Faults: 404 `task-unknown`; PartnerError when the partner is away. */
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
 * What the partner offers on these days (each YYYY-MM-DD), in as few questions as cover them. While the partner is away, the
 * stored answers of the past two hours for this task and place are used. Undefined when the task is unknown.
 * @throws PartnerError
 * when nothing is stored for some day.
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

/** Asks the partner, and stores its answer in the background, so that the booking does not wait for that. */
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

/** The first days of the fewest windows that cover all these days. */
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
