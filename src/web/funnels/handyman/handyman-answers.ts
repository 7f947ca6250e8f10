import * as z from 'zod/mini'
import { brick } from '../../../core/fields/brick/brick.ts'
import { required } from '../../../core/fields/brick/sentences.ts'
import { taskLabel, taskUnknown } from '../../../core/fields/request/task-title.ts'
import { isDay } from '../../../core/fields/value/days.ts'
import { momentText, type PricedMoment } from '../../../core/handyman/handyman-words.ts'
import { dayOf } from '../../../core/kernel/clock.ts'
import {
  maxMoments,
  minMoments,
  type Period,
  periods,
  type Slot,
  tooFewMoments,
  tooManyMoments,
} from '../../../core/rules/moments.ts'
import { rateTypes } from '../../../core/rules/rate-types.ts'

/** The value of the task field: the typed text, and the task with that title where there is one. */
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

/** The field for the task, chosen by its title from the list; other text is refused (D45). */
export const task = brick(
  z.custom<Required<ChosenTask>, ChosenTask>().check((context) => {
    const refuse = (message: string) =>
      void context.issues.push({ code: 'custom', message, input: context.value })
    if (textOf(context.value, 'title') === '') refuse(required)
    else if (!textOf(context.value, 'id')) refuse(taskUnknown)
  }),
  {
    label: taskLabel,
    control: 'custom',
    example: { title: 'Lekkende kraan repareren', id: 'lekkende-kraan', handyman: 'Loodgieter' },
    maxLength: 100,
    show: (chosen) => chosen.title,
    keeps: 'plain',
  },
)

/** A chosen part of a day, with the price that the visitor saw. */
export type Moment = PricedMoment

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
    .array(moment, tooFewMoments)
    .check(z.minLength(minMoments, tooFewMoments), z.maxLength(maxMoments, tooManyMoments)),
  {
    label: 'Momenten',
    control: 'custom',
    example: [example('2026-12-01'), example('2026-12-02'), example('2026-12-03')],
    show: (chosen) => chosen.map((one) => momentText(one)).join('\n'),
    keeps: 'plain',
  },
)

/** The valid moments in a stored value, which may be anything. */
export const momentsIn = (stored: unknown): Moment[] =>
  (Array.isArray(stored) ? stored : []).filter((one): one is Moment => moment.safeParse(one).success)

/** Key of a moment by its day and period, whatever its price. */
export const keyOf = ({ day, period }: Pick<Slot, 'day' | 'period'>): string => `${day} ${period}`

/** Rates are requested from this day on (YYYY-MM-DD); without one, from tomorrow (spec 000 section 4). */
export interface AskedRates {
  from: string
}

/** The calendar day after a day (YYYY-MM-DD). */
export const dayAfter = (day: string): string => dayOf(day).add({ days: 1 }).toString()
