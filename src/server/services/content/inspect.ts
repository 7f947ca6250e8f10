import { goodbyePath } from '../../../core/mijn/paths.ts'
import { returnPaths } from '../../../core/payments/paths.ts'
import { linkPages } from '../links/pages.ts'
import type { Site } from './site.ts'
import type { Defect } from './validate.ts'

/** Addresses of the site that are no pages of content: whatever starts with one of these is served elsewhere. */
const elsewhere = [
  '/mijn',
  '/sandbox',
  '/zoekresultaat',
  '/assets/',
  '/mening',
  '/og/',
  '/ingesloten/',
  '/nieuws/rss.xml',
  '/favicon',
  '/apple-touch-icon',
]
/** Whoever is not logged in is sent on from there (D32). */
const entrance = { from: '/mijn', to: '/inloggen' }
const address = /\s(?:href|action|src)="([^"]*)"/g
const origin = 'https://site.invalid'

const unescaped = (text: string) => text.replaceAll('&amp;', '&')

/** Addresses on a page that are ours to keep whole: where each leads, and to which place there. */
const linksOf = (path: string, html: string): { to: string; pathname: string; place: string }[] =>
  [...html.matchAll(address)].flatMap(([, raw = '']) => {
    const to = unescaped(raw)
    if (/^(https?:|mailto:|tel:|data:)/.test(to)) return []
    const { pathname, hash } = new URL(to, origin + path)
    return elsewhere.some((start) => pathname.startsWith(start))
      ? []
      : [{ to, pathname, place: decodeURIComponent(hash.slice(1)) }]
  })

const brokenLinks = (site: Site, path: string, html: string, written: ReadonlyMap<string, string>) =>
  linksOf(path, html).flatMap(({ to, pathname, place }) => {
    const target = pathname === path ? html : written.get(pathname)
    if (site.redirects.has(pathname)) return []
    if (target === undefined) return [`broken link to ${to}`]
    return place && !target.includes(`id="${place}"`) ? [`no such place on the page: ${to}`] : []
  })

/** Pictures and frames that say nothing to who cannot see them. */
const unnamed = (html: string): string[] => [
  ...[...html.matchAll(/<img\b(?![^>]*\salt=)[^>]*>/g)].map(() => 'a picture without alternative text'),
  ...[
    ...html.matchAll(/<svg\b(?![^>]*\saria-hidden="true")(?![^>]*\saria-label(?:ledby)?="[^"]+")[^>]*>/g),
  ].map(() => 'a drawing that is neither named nor hidden'),
  ...[...html.matchAll(/<iframe\b(?![^>]*\stitle="[^"]+")[^>]*>/g)].map(() => 'a frame without a title'),
]

/** Pages that one can come to from home, from one's own pages, from a letter or from the bank, by links or because a funnel ends there. */
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
 * Faults that only finished pages show: broken links, missing alternative texts, documents that nothing leads to.
 * `written` is the HTML of every page by its path.
 */
export const inspect = (site: Site, written: ReadonlyMap<string, string>): Defect[] => {
  const known = reached(written)
  return [...site.pages.values()].flatMap(({ codename, path }) => {
    const html = written.get(path) ?? ''
    const faults = [...new Set([...brokenLinks(site, path, html, written), ...unnamed(html)])]
    if (!known.has(path)) faults.push('nothing on the site leads here')
    return faults.map((problem) => ({ codename, path, problem }))
  })
}
