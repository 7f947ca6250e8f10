import { expect, test } from 'vitest'
import { unknownDocument } from '../document-links.ts'
import { adviceOf } from './advice-of.ts'
import { advised, advisedOn, pageWith, rich, surroundings } from './test-writing.ts'

const to = (address: string) => advisedOn(`<p><a href="${address}">Naar de plek</a></p>`)
const broken = ['broken-link “Naar de plek”']

test.each(['page:niemand', 'page:contact#mailen', '/weg', '/contact/weg', '/contact#mailen', '#weg'])(
  '%s leads nowhere',
  (address) => {
    expect(to(address)).toEqual(broken)
  },
)

test.each([
  'page:contact',
  'page:contact?a=1#bellen',
  'page:nieuw',
  '/contact#bellen',
  '/contact?a=1',
  '/nieuw',
  '#inhoud',
  '/mijn/aanvragen',
  '/zoekresultaat?q=klus',
  'https://voorbeeld.nl/weg',
  '{tel}',
])('%s leads somewhere, or is judged elsewhere', (address) => {
  expect(to(address)).toEqual([])
})

test('places of the page itself are those that it has now: of blocks, headings and tabs', () => {
  const links = (...places: string[]) => {
    const lines = places.map((place) => `<p><a href="${place}">Naar ${place}</a></p>`)
    return rich(`<h2 id="in-tekst">Kop</h2>${lines.join('')}`)
  }
  const tabs = [{ title: 'In Huis', text: { html: '<p>a</p>' } }]
  const own = [
    links('#kosten', '/proef#in-tekst', 'page:proef#in-huis', 'page:proef#van-vroeger'),
    { kind: 'price_list', anchor: 'kosten', title: 'Kosten' },
    { kind: 'tabs', tabs },
  ]
  expect(
    advised(pageWith(own, { codename: 'proef', path: '/proef', title: 'Proef', date: '2026-12-01' })),
  ).toEqual(['broken-link blocks.0.text.html “Naar page:proef#van-vroeger”'])
})

test('an address with a step of its own form is the page', () => {
  const text = rich('<p><a href="/nieuw/inloggen">Log in</a> <a href="/nieuw/uit">Log uit</a></p>')
  expect(advised(pageWith([text], { entrances: ['inloggen'] }))).toEqual([
    'broken-link blocks.0.text.html “Log uit”',
  ])
})

test('pages that are named outside links count, and so do links of menus', () => {
  const body = pageWith([], {
    likely: ['/contact', '/weg'],
    problem: { subject: 'a.b', near: ['kosten', 'weg'] },
    date: '2026-12-01',
  })
  expect(advised(body)).toEqual(['broken-link likely.1', 'broken-link problem.near.1'])
  const menu = [{ label: 'Diensten', href: '/contact', items: [{ label: 'Weg', href: '/weg' }] }]
  expect(advised({ kind: 'settings', codename: 'settings', menu })).toEqual([
    'broken-link menu.0.items.0.href “Weg”',
  ])
})

test('a page that nobody has is told of in the words of the site’s own fault', () => {
  const [first] = adviceOf(pageWith([rich('<p><a href="page:weg">Naar de plek</a></p>')]), surroundings)
  expect(first?.problem).toBe(unknownDocument('weg'))
})
