import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../../../core/content/page.ts'
import { choiceParameter, fromParameter, pageSize } from '../../../core/content/problem-ids.ts'
import { type ShownResults, stepTitle } from '../../../core/content/problems-shown.ts'
import type { Site } from '../../../core/content/site.ts'
import { finderOf } from '../../services/problems/finder-of.ts'
import { type FoundPart, wordSearch } from '../../services/problems/problem-search.ts'
import { tidyQuestion } from '../../services/search/search-site.ts'
import type { Answers } from './answer.ts'
import { blockOn, stepOn } from './problem-state.ts'
import { isOutOfReach, type SearchPages } from './search.ts'
import { sendKept } from './send.ts'

interface Served {
  site: Site
  page: Page
  kept: Answers
  searching: Pick<SearchPages, 'search' | 'limit'>
}

const html = 'text/html; charset=utf-8'

/** Largest number of result pages that one page shows below each other. */
const mostPages = 20

/**
 * Number of results to show for an address that asks for those from `from` on: all earlier ones are shown too, so that the reader
 * keeps their place.
 */
export const shownUntil = (from: string): number => {
  const asked = /^\d{1,4}$/.test(from) ? Number(from) : 0
  return Math.min(Math.floor(asked / pageSize) + 1, mostPages) * pageSize
}

/** The page with another title in the browser; breadcrumbs keep its own name. */
const named = (page: Page, title: string): Page => ({ ...page, title, label: page.label ?? page.title })

export const answerProblems = async (
  request: FastifyRequest,
  reply: FastifyReply,
  served: Served,
): Promise<FastifyReply> => {
  const query = request.query as Record<string, string | string[] | undefined>
  const one = (name: string) => [query[name]].flat()[0]
  const { site, page, kept } = served
  if (blockOn(page)?.kind === 'problem_results') {
    const question = tidyQuestion(one('q') ?? '')
    if (question === '') return sendKept(request, reply, kept.page(site, page))
    return answerResults(request, reply, served, { question, until: shownUntil(one(fromParameter) ?? '') })
  }
  const choice = one(choiceParameter)
  if (choice === undefined) return sendKept(request, reply, kept.page(site, page))
  const shown = stepOn(site, page, choice)
  // the choice is from before the content changed; a redirect never repeats what somebody typed
  if (!shown?.step) return reply.redirect(page.path, 302)
  const titled = named(page, stepTitle(shown.step))
  return sendKept(request, reply, kept.problems(site, titled, shown, `${page.path}?${choice}`))
}

interface ResultsQuery {
  question: string
  until: number
}

const answerResults = (
  request: FastifyRequest,
  reply: FastifyReply,
  served: Served,
  { question, until }: ResultsQuery,
): FastifyReply | Promise<FastifyReply> => {
  const { site, page, kept } = served
  const finder = finderOf(site)
  // a question may be the id of a list of problems, but not that of a place, which is also a word that people search for
  const list = finder.step(2, question) ? undefined : finder.list(question)
  if (!list) return answerWords(request, reply, served, { question, until })
  const { title, problems } = list
  const part = partOf({ total: problems.length, problems: problems.slice(0, until) })
  const key = `${page.path}?${question}&${part.problems.length}`
  const results = { query: question, title, ...part }
  return sendKept(request, reply, kept.problems(site, named(page, title), { results }, key))
}

const partOf = ({ total, problems }: FoundPart): Pick<ShownResults, 'total' | 'problems' | 'next'> => ({
  total,
  problems,
  ...(problems.length > 0 &&
    problems.length < Math.min(total, mostPages * pageSize) && { next: problems.length }),
})

/** Sends the results of the site search; when the search is away, the page says so with a 503. */
const answerWords = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { site, page, kept, searching }: Served,
  { question, until }: ResultsQuery,
): Promise<FastifyReply> => {
  const titled = named(page, `${page.title}: ${question}`)
  const draw = (results: Omit<ShownResults, 'query'>) =>
    kept.problems(site, titled, { results: { query: question, ...results } })
  try {
    searching.limit(request.ip)
    const find = wordSearch(searching.search, finderOf(site))
    const found = await find({ text: question, offset: 0, limit: until })
    return sendKept(request, reply, draw(partOf(found)))
  } catch (thrown) {
    if (!isOutOfReach(thrown)) throw thrown
    request.log.warn({ err: thrown }, 'search of problems failed')
    const { body } = draw({ total: 0, problems: [], failed: true })
    reply.code(503).header('retry-after', '5').header('cache-control', 'no-store')
    return reply.type(html).send(body.identity)
  }
}
