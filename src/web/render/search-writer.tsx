import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../../core/content/settings.ts'
import type { Renderer, SearchInput, Surroundings } from '../../core/render.ts'
import type { Assets } from './assets.ts'
import { bytesOf, joined, type PageTemplate, pageTemplate } from './page-template.ts'
import { countOf, Result, Search } from './Search.tsx'
import { write } from './write.ts'

const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** As React writes text and attributes; a test holds them side by side. */
const escaped = (text: string): string => text.replace(/["&'<>]/g, (sign) => entities[sign] ?? sign)

type Found = SearchInput['results'][number]

/** What searches in one edition of the content have in common, drawn when it is first asked for. */
interface Drawn {
  /** By what stands around them and whether anything was found. */
  templates: Map<string, PageTemplate<'query' | 'count' | 'list'>>
  /** By address: no more than there are pages. */
  results: Map<string, Found & { bytes: Uint8Array }>
}

/**
 * Writes search pages, the only ones that are made for a single visitor. Everything but the question and the list is
 * drawn once per edition of the content, each result too: settings are a new object in every edition.
 */
export const searchWriter = (assets: Assets): Renderer['search'] => {
  const editions = new WeakMap<Settings, Drawn>()
  const drawnFor = (settings: Settings): Drawn => {
    const known = editions.get(settings)
    if (known) return known
    const fresh: Drawn = { templates: new Map(), results: new Map() }
    editions.set(settings, fresh)
    return fresh
  }
  return ({ query, results, ...around }) => {
    if (query === '') return bytesOf(write(<Search around={around} assets={assets} query="" />))
    const drawn = drawnFor(around.settings)
    const template = templateFor(drawn, around, assets, results.length > 0)
    return joined(
      template({
        query: [bytesOf(escaped(query))],
        count: [bytesOf(countOf(results))],
        list: results.map((result) => drawResult(drawn, result)),
      }),
    )
  }
}

const templateFor = (drawn: Drawn, around: Surroundings, assets: Assets, hasFound: boolean) => {
  const { path, origin, demo, dev } = around
  const key = `${hasFound} ${demo} ${dev} ${origin} ${path}`
  const known = drawn.templates.get(key)
  if (known) return known
  const fresh = pageTemplate(['query', 'count', 'list'], ({ query, count, list }) =>
    write(
      <Search around={around} assets={assets} query={query} found={hasFound ? { count, list } : undefined} />,
    ),
  )
  drawn.templates.set(key, fresh)
  return fresh
}

const drawResult = ({ results }: Drawn, found: Found): Uint8Array => {
  const known = results.get(found.href)
  if (known && known.title === found.title && known.text === found.text) return known.bytes
  const bytes = bytesOf(renderToStaticMarkup(<Result {...found} />))
  results.set(found.href, { ...found, bytes })
  return bytes
}
