import { expect, test } from 'vitest'
import { seeds } from '../../../content/content.ts'
import { allowedTags, cleanHtml } from '../../server/services/content/clean.ts'
import { canonicalHtml } from './canonical.ts'
import { openText, textOf } from './open-text.ts'
import { readHtml } from './read-html.ts'
import { readAsBrowser } from './test-dom.ts'
import { writeHtml } from './write-html.ts'

readAsBrowser()

/** Every rich text of a document, with the document that it stands in. */
const richTexts = (part: unknown, name = ''): string[] => {
  if (typeof part === 'string') return name === 'html' ? [part] : []
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([key, inner]) => richTexts(inner, Array.isArray(part) ? name : key))
}

const stored = seeds.flatMap((seed) => richTexts(seed).map((html) => ({ codename: seed.codename, html })))

/** A text without spaces beside tags of blocks, and items without a paragraph of their own: made by no code of the field. */
const tight = (html: string): string =>
  html
    .replaceAll(
      /\s*(<\/?(?:p|h2|ul|ol|li|table|caption|thead|tbody|tr|th|td|blockquote)(?: [^>]*)?>)\s*/g,
      '$1',
    )
    .replaceAll('<li><p>', '<li>')
    .replaceAll('</p></li>', '</li>')

const addresses = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

test('every rich text of the content opens whole, and saves to itself', () => {
  expect(stored.length).toBeGreaterThan(800)
  const changed = stored.filter(({ html }) => {
    const opened = openText(html)
    const written = writeHtml(opened.doc)
    return (
      !opened.isWhole ||
      written !== tight(html) ||
      textOf(opened, opened.doc) !== html ||
      !readHtml(written).eq(opened.doc) ||
      addresses(written).join() !== addresses(html).join()
    )
  })
  expect(changed).toEqual([])
})

test('every tag that a page may hold can be written', () => {
  const html =
    '<h2 id="a">a</h2><h3 id="b">b</h3><h4>c</h4><p>d<br><strong>e</strong> <em>f</em> <a href="/g">g</a></p><hr><ul><li>h</li></ul><ol><li>i</li></ol><dl><dt>j</dt><dd>k</dd></dl><blockquote><p>l</p></blockquote><table><caption>m</caption><thead><tr><th scope="col">n</th></tr></thead><tbody><tr><td>o</td></tr></tbody></table>'
  expect([...allowedTags].filter((tag) => !html.includes(`<${tag}>`) && !html.includes(`<${tag} `))).toEqual(
    [],
  )
  expect(cleanHtml(html).replaceAll(' />', '>')).toBe(html)
  expect([openText(html).isWhole, writeHtml(openText(html).doc)]).toEqual([true, html])
})

test.each([
  [
    'bold and slanted by their old names',
    '<p>a <b>b</b> <i>c</i></p>',
    '<p>a <strong>b</strong> <em>c</em></p>',
  ],
  ['words without a paragraph', 'x <em>y</em><ul><li>z</li></ul>', '<p>x <em>y</em></p><ul><li>z</li></ul>'],
  [
    'a link in a mark',
    '<p><strong><a href="/x">q</a></strong></p>',
    '<p><a href="/x"><strong>q</strong></a></p>',
  ],
  ['an empty paragraph at the end', '<p>a</p><p></p>', '<p>a</p>'],
  ['no words at all', '<p> </p>', ''],
  ['terms and what they mean', '<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['places for links', '<h2 id="k">K</h2><h3 id="l">L</h3>', '<h2 id="k">K</h2><h3 id="l">L</h3>'],
  ['signs that are mark-up elsewhere', '<p>1 &lt; 2 &amp; {Foo}</p>', '<p>1 &lt; 2 &amp; {Foo}</p>'],
  [
    'placeholders in words and in links',
    '<p>{nope} <a href="{tel.x}">{phone.x}</a></p>',
    '<p>{nope} <a href="{tel.x}">{phone.x}</a></p>',
  ],
  [
    'a table with an empty corner',
    '<table><thead><tr><td></td><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">b</th><td>c</td></tr></tbody></table>',
    '<table><thead><tr><td></td><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">b</th><td>c</td></tr></tbody></table>',
  ],
])('%s: the same text in its one form', (_what, html, written) => {
  const opened = openText(html)
  expect([writeHtml(opened.doc), canonicalHtml(html), opened.isWhole]).toEqual([written, written, true])
  expect(textOf(opened, opened.doc)).toBe(html)
})

test.each([
  '<p>a <u>b</u></p>',
  '<p style="color:red">x</p>',
  '<p class="x">x</p>',
  '<p>a<img src="/x"></p>',
  '<p>a</p><script>alert(1)</script>',
  '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
  '<h4 id="x">x</h4>',
  '<p><a name="x">x</a></p>',
  '<details><summary>a</summary>b</details>',
])('%s: what the field does not know is noticed, and stays until somebody edits', (html) => {
  const opened = openText(html)
  expect(opened.isWhole).toBe(false)
  expect(textOf(opened, opened.doc)).toBe(html)
})
