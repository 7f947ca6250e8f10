import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { rich, sentences, shortText } from './parts.ts'
import { keysOf, residents, subsidyMeasures, subsidyTypes } from './subsidy-choices.ts'

const some = <K extends string>(choices: Readonly<Record<K, string>>) => {
  const keys = keysOf(choices)
  return z.array(z.enum(keys)).check(z.minLength(1), z.maxLength(keys.length))
}

/** Municipalities by their code of the CBS, which the address register has too. */
const codes = z
  .array(z.string().check(z.regex(/^GM\d{4}$/, 'Kies een gemeente, of vul haar code in zoals GM0307.')))
  .check(z.minLength(1), z.maxLength(400))

/**
 * A subsidy, a loan or another advantage for somebody who improves a home. It has a page of its own below that of the subsidy
 * check, and the last part of its address is its Id. What it asks and gives is text; the other fields are for the search.
 */
export const subsidy = blockKind(
  'subsidy',
  {
    type: z.enum(keysOf(subsidyTypes)),
    /** The introduction, of which lists show three lines at most. */
    intro: sentences,
    giver: shortText,
    who: rich,
    what: rich,
    how_much: rich,
    how_to_ask: rich,
    /** The papers to keep, to show later. */
    keep: z.optional(rich),
    /** Its first and last day (YYYY-MM-DD), as far as they are set. */
    from: z.optional(z.iso.date()),
    until: z.optional(z.iso.date()),
    municipalities: z.union([z.literal('all'), codes]),
    residents: some(residents),
    measures: some(subsidyMeasures),
    source: z.strictObject({
      label: shortText,
      url: z
        .string()
        .check(
          z.maxLength(500),
          z.regex(/^https:\/\/[^\s\\]+$/, 'Vul een adres in dat begint met https://.'),
        ),
    }),
    /** The day on which somebody compared it with its source (YYYY-MM-DD). */
    checked: z.iso.date(),
    /** True where nobody could compare it with its source; its page says so (D60). */
    to_verify: z.optional(z.boolean()),
  },
  {
    type: 'subsidy',
    intro: 'Geld terug als een bedrijf je dak isoleert.',
    giver: 'Rijksoverheid',
    who: { html: '<p>Voor wie eigenaar is en er woont.</p>' },
    what: { html: '<p>Isolatie van een schuin of plat dak.</p>' },
    how_much: { html: '<p>Een bedrag per vierkante meter.</p>' },
    how_to_ask: { html: '<ol><li>Laat het werk doen.</li><li>Vraag daarna aan.</li></ol>' },
    keep: { html: '<ul><li>De rekening.</li></ul>' },
    from: '2026-01-01',
    until: '2026-12-31',
    municipalities: ['GM0307'],
    residents: ['eigenaar-bewoner'],
    measures: ['dak'],
    source: { label: 'Rijksdienst voor Ondernemend Nederland', url: 'https://www.rvo.nl' },
    checked: '2026-11-24',
    to_verify: true,
  },
)
