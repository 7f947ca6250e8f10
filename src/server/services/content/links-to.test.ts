import { expect, test } from 'vitest'
import { wholeEdition } from '../../../../test/kit/content-edits.ts'
import { linkedDocuments, linksTo } from './links-to.ts'

const page = (codename: string, more: object = {}) => ({
  codename,
  body: { kind: 'page', codename, path: `/${codename}`, title: `Over ${codename}`, blocks: [], ...more },
})
const links = (...hrefs: string[]) => ({
  kind: 'interesting_links',
  title: 'Verder',
  links: hrefs.map((href) => ({ label: `Naar ${href}`, href })),
})
const rich = (html: string) => ({ kind: 'rich_text', text: { html } })
const told = (documents: object[], redirects: { from: string; codename: string }[] = []) =>
  linksTo({ documents: documents as ReturnType<typeof page>[], redirects }, 'doel').map(
    ({ codename, at, words }) => `${codename} ${at.join('.')} ${words}`.trim(),
  )

test('who links to a document is found by codename and by path, with an anchor or a query, and nothing else', () => {
  const other = page('ander', {
    blocks: [
      links('page:doel', '/doel#kosten', '/doel?step=twee', '/doel/verder', '/doel-ook', 'page:doel_ook'),
      rich('<p><a href="page:doel#k">het <strong>doel</strong></a> <a href="/doel">nog eens</a> /doel</p>'),
      { kind: 'licence_plate', redirect: { href: 'page:doel' } },
    ],
    likely: ['/doel', '/ander'],
    problem: { subject: 'a.b', near: ['doel'] },
  })
  expect(told([other, page('doel', { blocks: [links('/doel')] })])).toEqual([
    'ander blocks.0.links.0.href Naar page:doel',
    'ander blocks.0.links.1.href Naar /doel#kosten',
    'ander blocks.0.links.2.href Naar /doel?step=twee',
    'ander blocks.1.text.html het doel',
    'ander blocks.1.text.html nog eens',
    'ander blocks.2.redirect.href',
    'ander likely.0',
    'ander problem.near.0',
  ])
})

test('menus and footer of the settings count, and so does a text that is broken', () => {
  const settings = {
    codename: 'settings',
    body: {
      kind: 'settings',
      menu: [{ label: 'Diensten', href: '/diensten', items: [{ label: 'Doel', href: '/doel' }] }],
      footer: [{ title: 'Over ons', links: [{ label: 'Ons doel', href: 'page:doel' }] }],
    },
  }
  expect(told([settings, page('doel'), { codename: 'stuk', body: { href: '/doel' } }])).toEqual([
    'settings menu.0.items.0.href Doel',
    'settings footer.0.links.0.href Ons doel',
    'stuk href',
  ])
})

test('former addresses and those with a step lead there too, unless another page stands there now', () => {
  const documents = [
    page('ander', { blocks: [links('/oud', '/vorig', '/doel/inloggen', '/doel/gegevens')] }),
    page('vorig'),
    page('doel', { entrances: ['inloggen'] }),
  ]
  const redirects = [
    { from: '/oud', codename: 'doel' },
    { from: '/vorig', codename: 'doel' },
    { from: '/gegevens', codename: 'ander' },
  ]
  expect(told(documents, redirects)).toEqual([
    'ander blocks.0.links.0.href Naar /oud',
    'ander blocks.0.links.2.href Naar /doel/inloggen',
  ])
})

test('of the whole content it names the titles of the documents that link', () => {
  const found = linksTo(wholeEdition(), 'contact')
  expect(new Set(found.map(({ title }) => title)).size).toBeGreaterThan(10)
  expect(found.map(({ title }) => title)).toContain('Instellingen')
})

test('the documents that others lead to are those for which a link is found', () => {
  const edition = wholeEdition()
  const linked = linkedDocuments(edition)
  expect(linked.size).toBeGreaterThan(100)
  const differs = edition.documents.filter(
    ({ codename }) => linked.has(codename) !== linksTo(edition, codename).length > 0,
  )
  expect(differs.map(({ codename }) => codename)).toEqual([])
})
