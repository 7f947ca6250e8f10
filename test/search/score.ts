import { type Search, searchGuards } from '../../src/server/ports/search.ts'

interface ScoredQuestion {
  asks: string
  wants: readonly string[]
}

const problems = '/problemen-oplossen'

/**
 * Whether a result answers a question. The articles about problems were written after the questions, so any of them counts where
 * the page that lists them was wanted.
 */
const answers = (href: string, wants: readonly string[]): boolean =>
  wants.includes(href) || (wants.includes(problems) && href.startsWith(`${problems}/`))

/** Counts the questions that have a wanted page among the first three results, and lists the others with what came instead. */
export const scoreOf = async (search: Search, questions: readonly ScoredQuestion[]) => {
  const missed: { asks: string; wants: readonly string[]; got: string[] }[] = []
  for (const { asks, wants } of questions) {
    const { results } = searchGuards.find.parse(
      await search.find({ text: asks, audience: 'visitor', offset: 0, limit: 3 }),
    )
    const got = results.map(({ href }) => href)
    if (!got.some((href) => answers(href, wants))) missed.push({ asks, wants, got })
  }
  return { found: questions.length - missed.length, missed }
}
