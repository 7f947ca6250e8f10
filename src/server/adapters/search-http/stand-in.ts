import { foldText, wordsOf } from '../../../core/search/words.ts'
import {
  type Received,
  type Reply,
  type SignedStandIn,
  type StandInOptions,
  signedSettingsAt,
  signedStandIn,
} from '../../ports/stand-in.ts'
import type { WireEdition, WireQuestion } from './wire.ts'

type Known = WireEdition['documents'][number]

/** Which settings lead the site to a stand-in on this port. */
export const settingsAt = signedSettingsAt('SEARCH')

const readBy = (audience: WireQuestion['audience'], one: Known): Known =>
  one.restricted && audience === 'visitor' ? { ...one, body: '' } : one

const excerptOf = (body: string, asked: readonly string[]) =>
  body === ''
    ? []
    : body.split(/(?<=\P{L})|(?=\P{L})/u).map((text) => ({ text, marked: asked.includes(foldText(text)) }))

const find = (documents: readonly Known[], { text, audience, kinds, offset, limit }: WireQuestion) => {
  const asked = wordsOf(text)
  const hits = documents
    .filter(({ kind }) => kinds === null || kinds.includes(kind))
    .map((one) => readBy(audience, one))
    .filter(({ title, description, keywords, body }) => {
      const words = new Set(wordsOf(`${title} ${description} ${keywords} ${body}`))
      return asked.some((word) => words.has(word))
    })
  return {
    total: hits.length,
    results: hits.slice(offset, offset + limit).map(({ url, kind, title, body, restricted, date }) => ({
      ...{ url, kind, title, restricted, date },
      excerpt: excerptOf(body, asked),
    })),
    meant: null,
  }
}

const suggest = (documents: readonly Known[], { text, limit }: { text: string; limit: number }) => {
  const typed = wordsOf(text)
  const results = documents.filter(({ title }) => {
    const words = wordsOf(title)
    return typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)))
  })
  return { results: results.slice(0, limit).map(({ url, title }) => ({ url, title })) }
}

/** A search engine on this machine, which knows whole words alone. */
export const standIn = (given?: Partial<StandInOptions>): Promise<SignedStandIn> => {
  let held: WireEdition = { version: 0, documents: [], synonyms: [] }
  return signedStandIn(given, settingsAt, {
    orders: ['/v1/editions'],
    answer(order) {
      const edition = order as WireEdition
      if (edition.version >= held.version) held = edition
      return { taken: true }
    },
    serve: ({ path, body }: Received): Reply | undefined => {
      if (path === '/v1/searches') return [200, find(held.documents, body as WireQuestion)]
      if (path !== '/v1/suggestions') return undefined
      return [200, suggest(held.documents, body as { text: string; limit: number })]
    },
  })
}
