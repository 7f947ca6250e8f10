import { expect, test } from 'vitest'
import { hrefFault, hrefOfAddress, hrefOfContact, type Links } from './judge-href.ts'

const links: Links = {
  pages: [
    { codename: 'contact', title: 'Contact', path: '/contact', anchors: ['adres'] },
    { codename: 'home', title: 'Home', path: '/', anchors: [] },
  ],
  here: ['kosten'],
}
const values = new Map([
  ['tel.klusservice', 'tel:0881234567'],
  ['email', 'hulp@example.org'],
])

test.each([
  'page:contact',
  'page:contact#adres',
  '#kosten',
  '/zoekresultaat?q=dak',
  'https://www.example.org/a?b=1',
  'mailto:{email}',
  '{tel.klusservice}',
  'tel:+31881234567',
])('%s may stand in a link', (href) => {
  expect(hrefFault(href, links, values)).toBeUndefined()
})

test.each([
  ['', 'Zeg waar de link heen gaat.'],
  ['page:weg', 'De pagina ‘weg’ is er niet, of niet meer.'],
  ['page:contact#weg', 'Op de pagina ‘Contact’ is geen plek met de naam ‘weg’.'],
  ['#weg', 'Op deze pagina is geen plek met de naam ‘weg’.'],
  ['{tel.weg}', 'Het invulwoord {tel.weg} is er niet.'],
  ['http://example.org', 'Gebruik een adres dat met https:// begint.'],
  ['javascript:alert(1)', 'Dit adres kan niet.'],
  ['//example.org', 'Dit adres kan niet.'],
  ['data:text/html,x', 'Dit adres kan niet.'],
  ['{email}', 'Dit adres kan niet.'],
  [`https://example.org/${'a'.repeat(500)}`, 'Dit adres is te lang.'],
])('%s is refused with a sentence', (href, sentence) => {
  expect(hrefFault(href, links, values)).toContain(sentence)
})

test('what somebody types becomes what a link has', () => {
  const addresses = ['www.example.org/a', ' https://example.org ', '/contact#adres', '/elders', 'onzin']
  expect(addresses.map((text) => hrefOfAddress(text, links))).toEqual([
    'https://www.example.org/a',
    'https://example.org',
    'page:contact#adres',
    '/elders',
    'onzin',
  ])
  expect(['088 123 45 67', 'a@example.org', '{tel.klusservice}', ''].map(hrefOfContact)).toEqual([
    'tel:0881234567',
    'mailto:a@example.org',
    '{tel.klusservice}',
    '',
  ])
})
