import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '../../../core/content/document-rights.ts'
import { type Body, isSame, mergeTexts } from './merge-texts.ts'

type Block = Record<string, unknown> & { items?: Record<string, unknown>[] }
type Page = Record<string, unknown> & { keywords: string[]; blocks: Block[] }

/** Texts that stand nowhere else, so that each can be followed. */
let count = 0
const fresh = (): string => `tekst ${count++}`

const item = () => ({ text: fresh() })
const block = (kind: number): Block => ({
  kind: ['rich_text', 'hero', 'accordion'][kind % 3],
  title: fresh(),
  html: fresh(),
  ...(kind % 2 === 0 && { items: [item(), item()] }),
})
const page = (kinds: readonly number[]): Page => ({
  kind: 'page',
  title: fresh(),
  keywords: [fresh(), fresh()],
  blocks: kinds.map(block),
})

/** One change of a page: which, where, and where to. */
type Edit = readonly [number, number, number]

const editOf = (body: Page, [what, where, to]: Edit): void => {
  const { blocks, keywords } = body
  const at = where % Math.max(1, blocks.length)
  const one = blocks[at]
  const items = one?.items
  if (what === 0) body.title = fresh()
  else if (what === 1) blocks.splice(where % (blocks.length + 1), 0, block(to))
  else if (what === 2) keywords.splice(where % keywords.length, to % 2, fresh())
  else if (!one) return
  else if (what === 3) blocks.splice(at, 1)
  else if (what === 4) blocks.splice(to % blocks.length, 0, ...blocks.splice(at, 1))
  else if (what === 5) one.html = fresh()
  else if (what === 6) one.title = fresh()
  else if (what === 7 && items) items.splice(to % (items.length + 1), 0, item())
  else if (items?.[0]) items[0].text = fresh()
}

const edited = (body: Page, edits: readonly Edit[]): Page => {
  const next = structuredClone(body)
  for (const edit of edits) editOf(next, edit)
  return next
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('tekst ') ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const edits = fc.array(fc.tuple(fc.nat(8), fc.nat(20), fc.nat(20)), { maxLength: 6 })
const kinds = fc.array(fc.nat(5), { maxLength: 7 })

test('nothing that either changed is lost: it is in the merged text, or in a clash', () => {
  fc.assert(
    fc.property(kinds, edits, edits, (of, myEdits, theirEdits) => {
      const base = page(of)
      const [mine, theirs] = [edited(base, myEdits), edited(base, theirEdits)]
      const before = canonical([base, mine, theirs])
      const { body, clashes } = mergeTexts(base, mine, theirs)
      const [got, said] = [new Set(textsOf(body)), new Set(textsOf(clashes))]
      const [inBase, inMine, inTheirs] = [base, mine, theirs].map((one) => new Set(textsOf(one)))
      const failures = textsOf([base, mine, theirs]).filter((text) => {
        // a text that was there stays where both kept it; one that is new was written by either
        const stays = !inBase?.has(text) || (inMine?.has(text) && inTheirs?.has(text))
        return got.has(text) !== Boolean(stays) && !said.has(text)
      })
      expect(failures).toEqual([])
      expect(canonical([base, mine, theirs])).toBe(before)
    }),
    { numRuns: 1000 },
  )
})

test('a clash is only where both changed the same thing, and in different ways', () => {
  fc.assert(
    fc.property(kinds, edits, edits, (of, myEdits, theirEdits) => {
      const base = page(of)
      const [mine, theirs] = [edited(base, myEdits), edited(base, theirEdits)]
      for (const clash of mergeTexts(base, mine, theirs).clashes)
        expect([
          isSame(clash.base, clash.mine),
          isSame(clash.base, clash.theirs),
          isSame(clash.mine, clash.theirs),
        ]).toEqual([false, false, false])
      expect(canonical(mergeTexts(base, mine, base).body)).toBe(canonical(mine))
      expect(canonical(mergeTexts(base, base, theirs).body)).toBe(canonical(theirs))
      expect(mergeTexts(base, mine, structuredClone(mine))).toEqual({ body: mine, clashes: [] })
    }),
    { numRuns: 1000 },
  )
})

test('changes of other fields come together without a question', () => {
  const whose = fc.array(fc.constantFrom('mine', 'theirs', 'nobody'), { minLength: 14, maxLength: 14 })
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 7, maxLength: 7 }), whose, (of, turns) => {
      const base = page(of)
      const [mine, theirs, both] = [structuredClone(base), structuredClone(base), structuredClone(base)]
      for (const [turn, who] of turns.entries()) {
        const [at, key] = [Math.floor(turn / 2), turn % 2 ? 'html' : 'title']
        const text = fresh()
        const change = (body: Page) => Object.assign(body.blocks[at] ?? {}, { [key]: text })
        if (who === 'mine') change(mine)
        if (who === 'theirs') change(theirs)
        if (who !== 'nobody') change(both)
      }
      expect(mergeTexts(base, mine, theirs)).toEqual({ body: both, clashes: [] })
    }),
  )
})

const three: Body = {
  blocks: [
    { kind: 'hero', title: 'Een' },
    { kind: 'rich_text', html: 'twee' },
    { kind: 'accordion', title: 'Drie' },
  ],
}
const [first, second, third] = three.blocks as [object, object, object]

test('what one removed and the other changed is asked, and so is a list that both put in another order', () => {
  const changed = { ...second, html: 'twee, beter' }
  const removed = { blocks: [first, third] }
  const asked = mergeTexts(three, removed, { blocks: [first, changed, third] })
  expect(asked.clashes).toEqual([{ at: ['blocks', 1], base: second, mine: undefined, theirs: changed }])
  expect(asked.body).toEqual(removed)
  const theirs = mergeTexts(three, removed, { blocks: [first, changed, third] }, { pick: () => 'theirs' })
  expect(theirs.body).toEqual({ blocks: [first, changed, third] })

  const [mine, other] = [{ blocks: [third, first, second] }, { blocks: [second, first, third] }]
  expect(mergeTexts(three, mine, other)).toEqual({
    body: mine,
    clashes: [{ at: ['blocks'], base: three.blocks, mine: mine.blocks, theirs: other.blocks }],
  })
  expect(mergeTexts(three, mine, other, { pick: () => 'theirs' }).body).toEqual(other)
})

test('a block that is moved by one and changed by the other is moved and changed, and what is open follows it', () => {
  const changed = { ...second, html: 'twee, beter' }
  const followed: object[][] = []
  const { body, clashes } = mergeTexts(
    three,
    { blocks: [second, first, third] },
    { blocks: [first, changed, third, { kind: 'hero', title: 'Vier' }] },
    { follow: (mine, merged) => followed.push([mine, merged]) },
  )
  expect(clashes).toEqual([])
  expect(body).toEqual({ blocks: [changed, first, third, { kind: 'hero', title: 'Vier' }] })
  expect(followed).toContainEqual([second, changed])
})

test('values of the wrong type, empty places and keys of any name come through', () => {
  const odd = JSON.parse(
    '{"kind":"page","blocks":[null,7,{"kind":9},"x"],"__proto__":{"a":1},"x":null}',
  ) as Body
  const mine = { ...odd, blocks: [null, 8, { kind: 9 }, 'x'] }
  const theirs = JSON.parse(
    '{"kind":"page","blocks":[null,7,{"kind":9},"x",null],"__proto__":{"a":2},"x":null}',
  ) as Body
  const { body, clashes } = mergeTexts(odd, mine, theirs)
  expect(clashes).toEqual([])
  expect(canonical(body.blocks)).toBe('[null,8,{"kind":9},"x",null]')
})
