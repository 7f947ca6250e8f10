import type { Site } from '../../../core/content/site.ts'
import { instantOf, startOfDay } from '../../../core/kernel/clock.ts'
import { feedItems } from '../../services/content/listed.ts'
import { escaped } from './xml.ts'

/** The start of a day (YYYY-MM-DD) in Amsterdam in the format of RSS (RFC 822). */
const startOf = (day: string) => new Date(instantOf(startOfDay(day))).toUTCString()

/** The newest twenty news items as RSS 2.0. */
export const feedOf = (site: Site, origin: string): string => {
  const { settings } = site
  const items = feedItems(site).map(
    ({ title, href, date, text }) => `    <item>
      <title>${escaped(title)}</title>
      <link>${escaped(origin + href)}</link>
      <guid>${escaped(origin + href)}</guid>
      <pubDate>${startOf(date)}</pubDate>
      <description>${escaped(text)}</description>
    </item>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Nieuws van ${escaped(settings.name)}</title>
    <link>${escaped(`${origin}/nieuws`)}</link>
    <atom:link href="${escaped(`${origin}/nieuws/rss.xml`)}" rel="self" type="application/rss+xml"/>
    <description>${escaped(settings.slogan)}</description>
    <language>nl</language>
${items.join('')}  </channel>
</rss>
`
}
