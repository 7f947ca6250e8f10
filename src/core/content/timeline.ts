import * as z from 'zod/mini'
import { amsterdamDay, formatDay } from '../kernel/clock.ts'
import { blockKind } from './block.ts'
import { rich, shortText } from './parts.ts'

const card = z.strictObject({
  /** ISO 8601 instant with offset or Z. */
  date_with_timezone: z.iso.datetime({ offset: true }),
  title: shortText,
  caption: z.optional(shortText),
  textQuoteImage: rich,
})

/** Years as tabs with cards (spec 000 sections 2 and 3). Without JavaScript all years are below each other. */
export const timeline = blockKind(
  'timeline',
  {
    title: z.optional(shortText),
    yearTabs: z
      .array(
        z.strictObject({
          year: z.int().check(z.minimum(1800), z.maximum(2200)),
          cards: z.array(card).check(z.minLength(1)),
        }),
      )
      .check(z.minLength(1), z.maxLength(40)),
  },
  {
    title: 'Onze geschiedenis',
    yearTabs: [
      {
        year: 2026,
        cards: [
          {
            date_with_timezone: '2026-03-01T09:00:00+01:00',
            title: 'De nieuwe website',
            caption: 'Alles op één adres',
            textQuoteImage: { html: '<p>Je regelt voortaan alles op één plek.</p>' },
          },
        ],
      },
    ],
  },
)

/** The day of a card in Amsterdam: `1 maart 2026`. */
export const cardDay = ({ date_with_timezone }: { date_with_timezone: string }): string =>
  formatDay(amsterdamDay(date_with_timezone), 'plain')
