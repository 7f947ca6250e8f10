import type { Blocks } from '../../src/core/content/kinds.ts'
import type { PageSeed } from '../../src/core/content/page.ts'
import type { Rich } from '../../src/core/content/parts.ts'
import type { Figure } from '../../src/core/kernel/figure.ts'
import { formatCents } from '../../src/core/kernel/money.ts'
import { formatWholeEuros } from '../../src/core/kernel/whole-euros.ts'

/** Where the subsidy check stands; each subsidy has a page below it. */
export const subsidyHome = '/subsidiecheck'

/** A subsidy as its editor thinks of it. Texts follow docs/style.md. */
export interface Subsidy
  extends Omit<Blocks['subsidy'], 'kind' | 'who' | 'what' | 'how_much' | 'how_to_ask'> {
  /** Last part of its address: its Id. */
  slug: string
  title: string
  /** What a search engine shows of it, in 20 to 200 signs; the intro where left out. */
  description?: string
  /** Words by which it is found too. */
  keywords: readonly string[]
  who: Rich
  what: Rich
  howMuch: Rich
  howToAsk: Rich
}

/** An amount does not break after its sign. */
const whole = ({ html }: Rich): Rich => ({ html: html.replaceAll('€ ', '€\u00a0') })

/** The page of a subsidy. */
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

/** An amount as texts have it: without cents where there are none. */
export const amount = (cents: number): string =>
  cents % 100 === 0 ? formatWholeEuros(cents) : formatCents(cents)

/** The day for which texts take figures of law: whoever reads them over takes another. */
export const figuresOf = '2026-11-24'

/** What a figure was on that day, and in which year: that day's, or the last that is known. */
export const taken = <T>(figure: Figure<T>): { value: T; year: string } => {
  const { value, current, until } = figure.on(figuresOf)
  return { value, year: (current ? figuresOf : (until ?? figuresOf)).slice(0, 4) }
}
