import { previewDay } from '../../../core/fields/content/document.ts'
import { formatDay, systemClock, todayIso } from '../../../core/kernel/day.ts'
import type { Reader } from './ask-drawing.ts'
import type { PreviewWidth } from './scale.ts'

/** How a page is looked at. */
export interface Look {
  as: Reader
  /** The day as the field has it: YYYY-MM-DD, empty for today, or what somebody is still typing. */
  day: string
  width: PreviewWidth
  scheme: 'light' | 'dark'
}

/** As most visitors look at it today, in the colours that the browser prefers. */
export const firstLook = (): Look => ({
  as: 'visitor',
  day: todayIso(systemClock),
  width: 768,
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
})

/** Whether a page can be drawn for this day. */
export const isDay = (day: string): boolean => day === '' || previewDay.schema.safeParse(day).success

/** The day for which a page is drawn; undefined for today, and for what is no day. */
export const dayOfLook = ({ day }: Pick<Look, 'day'>, today: string): string | undefined =>
  day === '' || day === today || !isDay(day) ? undefined : day

const readers: Readonly<Record<Reader, string>> = {
  visitor: 'een bezoeker',
  person: 'iemand met een account',
  member: 'een lid',
}

/** Says what a preview shows: `Zo ziet een lid deze pagina op vrijdag 1 januari 2027`. */
export const lookInWords = (look: Pick<Look, 'as' | 'day'>, today: string): string =>
  `Zo ziet ${readers[look.as]} deze pagina op ${formatDay(dayOfLook(look, today) ?? today, 'full')}`
