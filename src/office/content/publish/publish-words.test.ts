import { expect, test } from 'vitest'
import {
  changesNothing,
  countWords,
  foundWords,
  listWords,
  pagesWords,
  pageWords,
  type SiteChanges,
} from './publish-words.ts'

const none = { added: [], removed: [], changed: [], more: 0 }
const nothing: SiteChanges = {
  ...{ pages: [], more: 0, everywhere: { gone: [], come: [], more: 0 }, values: [], mails: [] },
  ...{ search: none, feed: none, sitemap: none, linkedFrom: [] },
}
const page = {
  ...{ codename: 'contact', title: 'Contact', path: '/contact', kind: 'text' as const },
  ...{ gone: [], come: [], more: 0 },
}

test('how many pages differ is told with those that are not named', () => {
  expect(pagesWords({ pages: [], more: 0 })).toBe('Geen pagina verandert')
  expect(pagesWords({ pages: [page], more: 0 })).toBe('1 pagina verandert')
  expect(pagesWords({ pages: [page], more: 13 })).toBe('14 pagina’s veranderen')
})

test('how much differs is one sentence, without what stays as it is', () => {
  const search = { ...none, changed: ['/contact'], more: 2 }
  expect(countWords({ ...nothing, pages: [page], more: 13, search })).toBe(
    'Anders worden: 14 pagina’s en 3 teksten in het zoeken.',
  )
  expect(countWords({ ...nothing, feed: { ...none, added: ['/nieuws/een'] } })).toBe(
    'Anders worden: 1 bericht in het nieuwsoverzicht.',
  )
  expect(countWords(nothing)).toMatch(/^Geen pagina/)
})

test('a page that moves says where it stood', () => {
  expect(pageWords({ kind: 'moved', from: '/oud' })).toBe('verhuist, stond op /oud')
  expect(pageWords({ kind: 'gone' })).toBe('verdwijnt')
})

test('a list says what is not named too', () => {
  expect(listWords(none)).toEqual([])
  expect(listWords({ added: ['/a'], removed: [], changed: ['/b'], more: 12 })).toEqual([
    'erbij: /a',
    'anders: /b',
    'en nog 12',
  ])
})

test('where a page is found is one sentence, also where that is nowhere', () => {
  const at = (title: string) => ({ codename: 'een', title })
  expect(foundWords({ everywhere: [], pages: [], more: 0 })).toMatch(/in geen menu en in geen lijst/)
  expect(foundWords({ everywhere: ['menu'], pages: [at('Diensten')], more: 0 })).toBe(
    'Bezoekers vinden de pagina via het menu en ‘Diensten’.',
  )
  expect(foundWords({ everywhere: [], pages: [at('A'), at('B'), at('C'), at('D')], more: 2 })).toMatch(
    / en 3 andere pagina’s\.$/,
  )
})

test('a change that nobody notices is told as such', () => {
  expect(changesNothing(nothing)).toBe(true)
  expect(changesNothing({ ...nothing, pages: [page] })).toBe(false)
  expect(changesNothing({ ...nothing, feed: { ...none, more: 1 } })).toBe(false)
})
