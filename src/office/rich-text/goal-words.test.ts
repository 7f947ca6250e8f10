import { expect, test } from 'vitest'
import { goalSentence, goalWords } from './goal-words.ts'

const links = {
  pages: [{ codename: 'contact', title: 'Contact', path: '/contact', anchors: ['adres'] }],
  here: ['kosten'],
}
const values = new Map([
  ['tel.klusservice', 'tel:0881234567'],
  ['email', 'hulp@example.org'],
])
const labels = new Map([['tel.klusservice', 'Bel de klusservice']])
const goal = (href: string) => goalWords(href, links, values, labels)

test('where a link goes is told in words', () => {
  expect(goal('')).toBeUndefined()
  expect(goal('/contact')).toEqual({ title: 'Contact', more: '/contact' })
  expect(goal('page:contact#adres')).toEqual({ title: 'Contact', more: '/contact, bij adres' })
  expect(goal('page:weg')).toEqual({ title: 'Deze pagina is er niet, of niet meer', more: 'weg' })
  expect(goal('#kosten')).toEqual({ title: 'Een plek op deze pagina', more: 'kosten' })
  expect(goal('{tel.klusservice}')).toEqual({ title: 'Bel de klusservice', more: '0881234567' })
  expect(goal('mailto:{email}')).toEqual({ title: 'E-mailadres', more: 'hulp@example.org' })
  expect(goal('tel:112')).toEqual({ title: 'Bellen', more: '112' })
  expect(goal('https://www.example.org/a')).toEqual({ title: 'https://www.example.org/a' })
  expect(goal('{weg}')).toEqual({ title: 'weg', more: '{weg}' })
})

test('beside the caret it is one sentence', () => {
  expect(goalSentence({ title: 'Contact', more: '/contact' })).toBe(
    'Link naar Contact, /contact. Ctrl K verandert hem.',
  )
  expect(goalSentence({ title: 'https://www.example.org/a' })).toMatch(/^Link naar https:\S+\. Ctrl K/)
})
