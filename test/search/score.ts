import { type Search, searchGuards } from '../../src/server/ports/search.ts'

/** A question and the pages with which its reader would be content. */
interface Asked {
  asks: string
  wants: readonly string[]
}

const problems = '/problemen-oplossen'

/** The articles about problems came after the questions: who wants the page of all of them is content with one. */
const answers = (href: string, wants: readonly string[]): boolean =>
  wants.includes(href) || (wants.includes(problems) && href.startsWith(`${problems}/`))

/** Which of these questions have a wanted page among the first three results; the others with what came instead. */
export const scoreOf = async (search: Search, questions: readonly Asked[]) => {
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
