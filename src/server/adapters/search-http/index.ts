import type { Clock } from '../../../core/kernel/clock.ts'
import { longestQuestion } from '../../../core/search/results.ts'
import { type Search, searchName } from '../../ports/search.ts'
import { type SignedSettings, signedCaller } from '../../ports/signed-http.ts'
import { calls, editionKey, toEditionBody, toQuestionBody } from './wire.ts'

/** A search engine over HTTP, every request signed (docs/partners.md). */
export const searchHttp = (settings: SignedSettings, clock: Clock): Search => {
  const { ask } = signedCaller(searchName, settings, clock)
  return {
    async index(edition) {
      const body = toEditionBody(edition)
      await ask(calls.index, { key: editionKey(body), body })
    },
    async find(question) {
      const { total, results, meant } = await ask(calls.find, { body: toQuestionBody(question) })
      return {
        total,
        results: results.map(({ url, date, ...rest }) => ({
          href: url,
          ...rest,
          ...(typeof date === 'string' && { date }),
        })),
        ...(typeof meant === 'string' && { meant }),
      }
    },
    async suggest(typed, limit) {
      const body = { text: typed.slice(0, longestQuestion), limit }
      const { results } = await ask(calls.suggest, { body })
      return results.map(({ url, title }) => ({ href: url, title }))
    },
  }
}
