import type { Site } from '../../../core/content/site.ts'
import { shownPages } from '../../services/content/listed.ts'
import { escaped } from './xml.ts'

/** The sitemap: every page that search engines may show. */
export const sitemapOf = (site: Site, origin: string): string => {
  const urls = shownPages(site).map(({ path, date }) => {
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return `  <url><loc>${escaped(origin + path)}</loc>${changed}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** The robots.txt. A demo asks search engines to stay away altogether. */
export const robotsOf = (origin: string, demo: boolean): string =>
  demo
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /api/\nDisallow: /mijn\nDisallow: /beheer\nDisallow: /zoekresultaat\nSitemap: ${origin}/sitemap.xml\n`
