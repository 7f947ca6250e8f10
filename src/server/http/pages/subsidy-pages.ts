import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Answers } from './answer.ts'
import type { SearchPages } from './search.ts'
import { sendKept } from './send.ts'
import { subsidySearchState } from './subsidy-state.ts'

interface Served {
  site: Site
  page: Page
  kept: Answers
  searching: Pick<SearchPages, 'limit'>
}

/**
 * Sends the page of the subsidy check for the search in its address. It is drawn from memory for each request, and limited like a
 * search, since a visitor can ask for any number of different ones.
 */
export const answerSubsidies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { site, page, kept, searching }: Served,
): FastifyReply => {
  const shown = subsidySearchState(site, page, request.query as Record<string, string | string[] | undefined>)
  if (!shown) return sendKept(request, reply, kept.page(site, page))
  searching.limit(request.ip)
  const name = shown.results && `${page.label ?? page.title}: ${shown.results.city}`
  const titled = { ...page, title: name ?? page.title, label: page.label ?? page.title }
  return sendKept(request, reply, kept.subsidies(site, titled, shown))
}
