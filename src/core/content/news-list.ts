import * as z from 'zod/mini'
import { dayOf, formatDay } from '../kernel/clock.ts'
import { blockKind } from './block.ts'
import { link, shortText } from './parts.ts'

/** The newest news first: every page with a `date` that has come. */
export const newsList = blockKind(
  'news_list',
  {
    title: z.optional(shortText),
    most: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
    more: z.optional(link),
  },
  { title: 'Nieuws', most: 3, more: { label: 'Al het nieuws', href: '/nieuws' } },
)

export interface NewsItem {
  title: string
  href: string
  /** YYYY-MM-DD */
  date: string
  text: string
}

/** The day of a piece of news: `20 november 2026`. */
export const newsDay = ({ date }: { date: string }): string => formatDay(dayOf(date), 'plain')
