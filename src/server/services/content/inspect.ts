import type { Defect } from '../../../core/content/defect.ts'
import { quoted } from '../../../core/content/defect-sentences.ts'
import { isElsewhere } from '../../../core/content/document-links.ts'
import type { Site } from '../../../core/content/site.ts'
import { goodbyePath } from '../../../core/mijn/paths.ts'
import { returnPaths } from '../../../core/payments/paths.ts'
import { linkPages } from '../links/pages.ts'

/** Visitors who are not logged in are sent from `/mijn` to the login page (D32). */
const entrance = { from: '/mijn', to: '/inloggen' }
const address = /\s(?:href|action|src)="([^"]*)"/g
const origin = 'https://site.invalid'

const unescaped = (text: string) => text.replaceAll('&amp;', '&')

const linksOf = (path: string, html: string): { to: string; pathname: string; place: string }[] =>
  [...html.matchAll(address)].flatMap(([, raw = '']) => {
    const to = unescaped(raw)
    if (/^(https?:|mailto:|tel:|data:)/.test(to)) return []
    const { pathname, hash } = new URL(to, origin + path)
    return isElsewhere(pathname) ? [] : [{ to, pathname, place: decodeURIComponent(hash.slice(1)) }]
  })

const brokenLinks = (site: Site, path: string, html: string, written: ReadonlyMap<string, string>) =>
  linksOf(path, html).flatMap(({ to, pathname, place }) => {
    const target = pathname === path ? html : written.get(pathname)
    if (site.redirects.has(pathname)) return []
    if (target === undefined)
      return [`De link naar ${quoted(to)} leidt nergens heen. Kies een andere pagina.`]
    return place && !target.includes(`id="${place}"`)
      ? [`De plek van de link ${quoted(to)} is er niet. Kies een andere plek.`]
      : []
  })

/** Reports pictures, drawings and frames without a text for people who cannot see them. */
const unnamed = (html: string): string[] => [
  ...[...html.matchAll(/<img\b(?![^>]*\salt=)[^>]*>/g)].map(
    () => 'Beschrijf deze afbeelding voor wie haar niet ziet.',
  ),
  ...[
    ...html.matchAll(/<svg\b(?![^>]*\saria-hidden="true")(?![^>]*\saria-label(?:ledby)?="[^"]+")[^>]*>/g),
  ].map(() => 'Geef deze tekening een naam, of verberg haar voor wie haar niet ziet.'),
  ...[...html.matchAll(/<iframe\b(?![^>]*\stitle="[^"]+")[^>]*>/g)].map(() => 'Geef dit kader een titel.'),
]

/** Paths that can be reached from the home page, one's own pages, a letter or the bank, by links or at the end of a funnel. */
const reached = (written: ReadonlyMap<string, string>): Set<string> => {
  const seen = new Set<string>()
  const waiting: string[] = ['/', goodbyePath, ...Object.values(linkPages), ...Object.values(returnPaths)]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const html = written.get(path)
    if (html === undefined || seen.has(path)) continue
    seen.add(path)
    if (html.includes(`href="${entrance.from}"`)) waiting.push(entrance.to)
    waiting.push(...linksOf(path, html).map(({ pathname }) => pathname))
    waiting.push(...[...html.matchAll(/"(\/[a-z0-9/-]+)"/g)].map(([, to = '']) => to))
  }
  return seen
}

/**
 * Reports faults that only finished pages show: broken links, missing alternative texts, documents that nothing leads to.
 * `written` is the HTML of every page by its path.
 */
export const inspect = (site: Site, written: ReadonlyMap<string, string>): Defect[] => {
  const known = reached(written)
  return [...site.pages.values()].flatMap(({ codename, path }) => {
    const html = written.get(path) ?? ''
    const faults = [...new Set([...brokenLinks(site, path, html, written), ...unnamed(html)])]
    if (!known.has(path)) faults.push('Geen pagina leidt hierheen. Zet er ergens een link naartoe.')
    return faults.map((problem) => ({ codename, path, at: [], problem }))
  })
}
