import { expect, test } from 'vitest'
import { advised, advisedOn, pageWith } from './test-writing.ts'

const link = (words: string, to = '/contact') => `<p>Wil je meer weten? <a href="${to}">${words}</a>.</p>`

test.each(['hier', 'Klik hier', 'Lees meer…', 'Meer informatie', 'deze <strong>pagina</strong>', 'Download'])(
  '“%s” says nothing about where a link goes',
  (words) => {
    expect(advisedOn(link(words))).toEqual([`link-words “${words.replace(/<[^>]*>/g, '')}”`])
  },
)

test.each(['Lees meer over keuren', 'notaris', 'Bel ons', 'verbeterjehuis.nl', 'Wat het hier kost'])(
  '“%s” says where a link goes',
  (words) => {
    expect(advisedOn(link(words))).toEqual([])
  },
)

test('a link without words and a bare address are told of, in a link and outside one', () => {
  expect(advisedOn(link(''))).toEqual(['link-words'])
  expect(advisedOn(link('https://voorbeeld.nl/a', 'https://voorbeeld.nl/a'))).toEqual([
    'bare-address “https://voorbeeld.nl/a”',
  ])
  expect(advisedOn('<p>Kijk op www.voorbeeld.nl, of mail naar a@www.voorbeeld.nl.</p>')).toEqual([
    'bare-address “www.voorbeeld.nl,”',
  ])
})

test('links of blocks are judged by the field that names them, where there is one', () => {
  const links = [
    { label: 'Lees meer', href: '/contact' },
    { title: 'Contact', href: '/contact' },
    { href: '/contact' },
  ]
  expect(advised(pageWith([{ kind: 'interesting_links', title: 'Verder', links }]))).toEqual([
    'link-words blocks.0.links.0.label “Lees meer”',
  ])
})

test('links with the same words go to the same address, however that is written', () => {
  expect(advisedOn(link('Contact') + link('contact.', 'page:contact'))).toEqual([])
  expect(advisedOn(link('De kosten') + link('de kosten', '/kosten'))).toEqual(['same-words “de kosten”'])
  expect(advisedOn(link('hier') + link('hier', '/kosten'))).toEqual([
    'link-words “hier”',
    'link-words “hier”',
  ])
})
