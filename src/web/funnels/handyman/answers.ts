import * as z from 'zod/mini'
import { brick } from '../../../core/fields/brick.ts'
import { isDay } from '../../../core/fields/days.ts'
import { required } from '../../../core/fields/sentences.ts'
import { dayOf, formatDay } from '../../../core/kernel/clock.ts'
import { centsFromEuros, formatCents } from '../../../core/kernel/money.ts'
import { maxMoments, minMoments, type Period, periods, type Slot } from '../../../core/rules/moments.ts'
import { type RateType, rateTypes } from '../../../core/rules/rate-types.ts'
import { copy, rateText } from './content.ts'

/** What stands in the task field: the typed text, and the task that it names, if it names one. */
export interface ChosenTask {
  title: string
  id?: string | undefined
  /** Title of the task's category (spec 000 section 3). */
  handyman?: string | undefined
}

const textOf = (value: unknown, name: keyof ChosenTask) => {
  const text =
    value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
  return typeof text === 'string' ? text.trim() : ''
}

/** The task, by its title from the list; other text is no task (decision 45). */
export const task = brick(
  z.custom<Required<ChosenTask>>().check((context) => {
    const refuse = (message: string) =>
      void context.issues.push({ code: 'custom', message, input: context.value })
    if (textOf(context.value, 'title') === '') refuse(required)
    else if (!textOf(context.value, 'id')) refuse(copy.taskUnknown)
  }),
  {
    label: copy.taskLabel,
    control: 'custom',
    example: { title: 'Lekkende kraan repareren', id: 'lekkende-kraan', handyman: 'Loodgieter' },
    maxLength: 100,
    show: (chosen) => chosen.title,
    keeps: 'plain',
  },
)

/** A chosen part of a day, with the price as it was shown. */
export interface Moment extends Slot {
  rateType: RateType
}

const moment = z.object({
  day: z.string().check(z.refine(isDay)),
  period: z.enum(Object.keys(periods) as [Period, ...Period[]]),
  price: z.number(),
  service_fee: z.number(),
  rateType: z.enum(rateTypes),
})

const example = (day: string): Moment => ({
  day,
  period: 'morning',
  price: 64.5,
  service_fee: 4.95,
  rateType: 'per uur',
})

/** Three to seven different moments (spec 000 section 9). */
export const moments = brick(
  z
    .array(moment, copy.tooFew)
    .check(z.minLength(minMoments, copy.tooFew), z.maxLength(maxMoments, copy.tooMany)),
  {
    label: 'Momenten',
    control: 'custom',
    example: [example('2026-12-01'), example('2026-12-02'), example('2026-12-03')],
    show: (chosen) => chosen.map((one) => momentText(one)).join('\n'),
    keeps: 'plain',
  },
)

/** The moments in whatever the browser's storage held. */
export const momentsIn = (stored: unknown): Moment[] =>
  (Array.isArray(stored) ? stored : []).filter((one): one is Moment => moment.safeParse(one).success)

/** The same moment, whatever its price. */
export const keyOf = ({ day, period }: Pick<Slot, 'day' | 'period'>): string => `${day} ${period}`

const order: readonly Period[] = ['morning', 'afternoon', 'evening']
/** By day, and within a day from morning to evening. */
export const inOrder = (of: readonly Moment[]): Moment[] =>
  of.toSorted((a, b) => a.day.localeCompare(b.day) || order.indexOf(a.period) - order.indexOf(b.period))

/** `vrijdag 4 december 2026, ochtend (8.00 tot 12.00)`: with its year, as one may choose 400 days ahead. */
export const momentText = ({ day, period }: Pick<Slot, 'day' | 'period'>): string => {
  const { label, start, end } = periods[period]
  return `${formatDay(dayOf(day), 'full')}, ${label.toLowerCase()} (${start}.00 tot ${end}.00)`
}

/** `€ 64,50 per uur`. */
export const priceText = ({ price, rateType }: Pick<Moment, 'price' | 'rateType'>): string =>
  `${formatCents(centsFromEuros(price))} ${rateText(rateType)}`

/** `€ 4,95 servicekosten`. */
export const feeText = ({ service_fee }: Pick<Slot, 'service_fee'>): string =>
  `${formatCents(centsFromEuros(service_fee))} servicekosten`

/** Which rates a view wants: those from this day on (YYYY-MM-DD); without one, from tomorrow (spec 000 section 4). */
export interface AskedRates {
  from: string
}

/** Calendar day after a day. */
export const dayAfter = (day: string): string => dayOf(day).add({ days: 1 }).toString()
