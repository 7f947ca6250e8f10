import { expect, test } from 'vitest'
import { onDay, wholeEdition } from '../../../../test/kit/content-edits.ts'
import type { Edition } from '../../ports/content.ts'
import { foundAt } from './found-at.ts'
import { siteOf } from './site.ts'

type Body = Record<string, unknown>

const page = (codename: string, more: Body = {}): Body => ({
  ...{
    kind: 'page',
    codename,
    path: `/${codename.replaceAll('_', '-')}`,
    layout: 'content',
    title: codename,
  },
  description: 'Een pagina om mee te proberen.',
  blocks: [],
  ...more,
})
const withPages = (...pages: readonly Body[]): Edition => {
  const edition = wholeEdition()
  const added = pages.map((body) => ({ codename: String(body.codename), body: body as unknown }))
  return { ...edition, documents: [...edition.documents, ...added] }
}
const found = (codename: string, edition: Edition) => {
  const at = foundAt(siteOf(edition, onDay()), edition, codename)
  return at && { everywhere: at.everywhere, pages: at.pages.map((one) => one.codename), more: at.more }
}
const link = (codename: string) => ({
  kind: 'interesting_links',
  title: 'Verder',
  links: [{ label: 'Verder', href: `page:${codename}` }],
})

test('a page that nothing leads to is found nowhere, and one that a text leads to there', () => {
  expect(found('los', withPages(page('los')))).toEqual({ everywhere: [], pages: [], more: 0 })
  const linked = withPages(page('los'), page('leidt', { blocks: [link('los')] }))
  expect(found('los', linked)).toEqual({ everywhere: [], pages: ['leidt'], more: 0 })
})

test('news is in the lists that show it, and an article where the problem finder is', () => {
  const news = found(
    'proefbericht',
    withPages(page('proefbericht', { path: '/nieuws/proefbericht', date: '2026-11-19' })),
  )
  expect(news?.pages).toContain('nieuws')
  const article = found('kapot', withPages(page('kapot', { problem: { subject: 'keuken.kraan' } })))
  expect(article?.pages).toContain('problemen_oplossen')
})

test('the menu and the foot of every page are told apart, and what is no page is found nowhere', () => {
  const edition = wholeEdition()
  expect(foundAt(siteOf(edition, onDay()), edition, 'settings')).toBeUndefined()
  const led = edition.documents.map(({ codename, body }) => ({
    codename,
    body: codename === 'settings' ? { ...(body as Body), menu: [{ label: 'Los', href: 'page:los' }] } : body,
  }))
  const both = { ...edition, documents: [...led, { codename: 'los', body: page('los') as unknown }] }
  expect(found('los', both)?.everywhere).toEqual(['menu'])
  const foot = found('cookies', edition)
  expect(foot?.everywhere).toContain('footer')
})
