import { describe, expect, it } from 'vitest'
import { get, serveTrial, trial } from '../../../../test/kit/pages.ts'

serveTrial()

describe('news', () => {
  it('is a feed that a reader can take, with what editors typed as text', async () => {
    trial.site = {
      ...trial.site,
      news: [{ title: 'A & <b>', href: '/nieuws/a', date: '2026-11-20', text: 'Aa' }],
    }
    const feed = await get('/nieuws/rss.xml')
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(feed.payload).toContain('<title>A &amp; &lt;b&gt;</title>')
    expect(feed.payload).toContain('<link>https://ons.example/nieuws/a</link>')
    expect(feed.payload).toContain('<pubDate>Thu, 19 Nov 2026 23:00:00 GMT</pubDate>')
  })
})
