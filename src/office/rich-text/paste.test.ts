import { expect, test } from 'vitest'
import { cleanHtml } from '../../server/services/content/clean.ts'
import { hrefFault } from './judge-href.ts'
import { leftOutSentence, nothingLeftOut } from './left-out.ts'
import { tidyPasted } from './paste.ts'
import { readHtml } from './read-html.ts'
import { readAsBrowser } from './test-dom.ts'
import { samples } from './test-pastes.ts'
import { writeHtml } from './write-html.ts'

readAsBrowser()

const accepts = (href: string) => hrefFault(href, { pages: [], here: ['kosten'] }, new Map()) === undefined

const pasted = (html: string) => {
  const tidy = tidyPasted(html, accepts)
  return { html: writeHtml(readHtml(tidy.html)), told: leftOutSentence(tidy.left) }
}

test.each(samples)('$from', ({ html, expected, told }) => {
  expect(pasted(html)).toEqual({ html: expected, told })
})

test.each(samples)('$from: holds only what a page may hold', ({ html }) => {
  const written = pasted(html).html
  const faults: string[] = []
  const cleaned = cleanHtml(written, (fault) => faults.push(fault))
  expect(faults).toEqual([])
  // what cleaning adds to a link, and how it writes a line break
  expect(cleaned.replaceAll(' rel="noopener"', '').replaceAll('<br />', '<br>')).toBe(written)
})

test('what was copied from a field like this one stays as it is, but for links that may not stand', () => {
  const own =
    '<table data-pm-slice="0 0 []"><tbody><tr><td><p>a</p></td></tr></tbody></table><p><a href="javascript:alert(1)">b</a> <a href="#kosten">{phone}</a></p>'
  const tidy = tidyPasted(own, accepts)
  expect(tidy.html).toBe(
    '<table data-pm-slice="0 0 []"><tbody><tr><td><p>a</p></td></tr></tbody></table><p>b <a href="#kosten">{phone}</a></p>',
  )
  expect(leftOutSentence(tidy.left)).toBe('1 link is weggelaten.')
})

test('what went is told in one sentence, and nothing where nothing went', () => {
  expect(leftOutSentence(nothingLeftOut)).toBe('')
  expect(leftOutSentence({ ...nothingLeftOut, looks: 12, pictures: 2, fonts: 1 })).toBe(
    '12 stukken opmaak, 2 plaatjes en 1 lettertype zijn weggelaten.',
  )
})
