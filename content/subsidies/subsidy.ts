import type { Blocks } from '../../src/core/content/kinds.ts'
import type { PageSeed } from '../../src/core/content/page.ts'
import type { Rich } from '../../src/core/content/parts.ts'
import type { Figure } from '../../src/core/kernel/figure.ts'
import { formatCents } from '../../src/core/kernel/money.ts'
import { formatWholeEuros } from '../../src/core/kernel/whole-euros.ts'

/** Path of the subsidy check; each subsidy has a page below it. */
export const subsidyHome = '/subsidiecheck'

/** The texts of a subsidy; they follow docs/style.md. */
export interface Subsidy
  extends Omit<Blocks['subsidy'], 'kind' | 'who' | 'what' | 'how_much' | 'how_to_ask'> {
  /** Last part of the path, which is also the id of the subsidy. */
  slug: string
  title: string
  /** What a search engine shows, in 20 to 200 characters; the intro when left out. */
  description?: string
  /** Further words to find it by. */
  keywords: readonly string[]
  who: Rich
  what: Rich
  howMuch: Rich
  howToAsk: Rich
}

/** Puts a no-break space after each euro sign. */
const whole = ({ html }: Rich): Rich => ({ html: html.replaceAll('€ ', '€\u00a0') })

export const subsidyPage = ({
  slug,
  title,
  description,
  keywords,
  who,
  what,
  howMuch,
  howToAsk,
  keep,
  ...block
}: Subsidy): PageSeed => ({
  kind: 'page',
  codename: `subsidie_${slug.replaceAll('-', '_')}`,
  path: `${subsidyHome}/${slug}`,
  layout: 'content',
  title,
  description: description ?? block.intro,
  keywords: [...keywords],
  blocks: [
    {
      kind: 'subsidy',
      ...block,
      who: whole(who),
      what: whole(what),
      how_much: whole(howMuch),
      how_to_ask: whole(howToAsk),
      ...(keep && { keep: whole(keep) }),
    },
  ],
})

/** Formats an amount in cents as texts write it: without cents where there are none. */
export const amount = (cents: number): string =>
  cents % 100 === 0 ? formatWholeEuros(cents) : formatCents(cents)

/** The day for which texts take legal figures; whoever reviews the texts takes another day (YYYY-MM-DD). */
export const figuresOf = '2026-11-24'

/** The value of a figure on that day and its year: of that day, or of the last value that is known. */
export const valueInText = <T>(figure: Figure<T>): { value: T; year: string } => {
  const { value, current, until } = figure.on(figuresOf)
  return { value, year: (current ? figuresOf : (until ?? figuresOf)).slice(0, 4) }
}
