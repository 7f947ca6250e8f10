import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { blockAround, hasBlocks, partsOfBlock } from './blocks-in-page.ts'

const { document } = parseHTML(`<!doctype html><html lang="nl"><body>
  <header id="top"></header>
  <main id="inhoud">
    <div id="head"></div>
    <noscript data-block="2" id="notice"></noscript>
    <div id="form"><p id="field"></p></div>
    <section data-block="0"><h2 id="title"></h2></section>
    <div data-block="end"><p id="share"></p></div>
  </main></body></html>`)
const at = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id}`)
  return blockAround(found as unknown as Element)
}
const ids = (place: number) => partsOfBlock(document as unknown as Document, place).map(({ id }) => id)

test('an element is in the block that began last before it, and what is around blocks is in none', () => {
  expect(['notice', 'form', 'field', 'title'].map(at)).toEqual([2, 2, 2, 0])
  expect(['top', 'head', 'share', 'inhoud'].map(at)).toEqual([undefined, undefined, undefined, undefined])
})

test('a block is all its parts, and one that the page lacks has none', () => {
  expect([ids(2), ids(0), ids(1)]).toEqual([['notice', 'form'], [''], []])
  expect(hasBlocks(document as unknown as Document)).toBe(true)
  expect(hasBlocks(parseHTML('<main id="inhoud"><p></p></main>').document as unknown as Document)).toBe(false)
})
