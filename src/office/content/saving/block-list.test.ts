import { expect, test } from 'vitest'
import {
  blockKey,
  changeBlock,
  insertBlock,
  keysOf,
  moveBlock,
  movedDefects,
  placeOfBlock,
  removeBlock,
} from './block-list.ts'

const page = () => ({
  title: 'Pagina',
  blocks: [{ kind: 'hero', title: 'Een' }, { kind: 'weg', odd: true }, 'geen blok'],
  hidden: true,
})

test('a block keeps its name while it is moved and changed, and nothing is added to it', () => {
  const body = page()
  const [first, second] = keysOf(body)
  const moved = moveBlock(body, 0, 1)
  expect(keysOf(moved).slice(0, 2)).toEqual([second, first])
  const changed = changeBlock(moved, 1, { kind: 'hero', title: 'Eén' })
  expect(placeOfBlock(changed, first ?? '')).toBe(1)
  const more = insertBlock(changed, { kind: 'hero' }, 0)
  expect(placeOfBlock(more, first ?? '')).toBe(2)
  expect(placeOfBlock(removeBlock(more, 2), first ?? '')).toBeUndefined()
  expect(JSON.stringify(body)).toBe(JSON.stringify(page()))
  expect(Object.keys(changed)).toEqual(['title', 'blocks', 'hidden'])
  expect(blockKey('geen blok', 2)).toBe('plaats-2')
  expect(keysOf({ kind: 'settings' })).toEqual([])
})

test('faults go with their block, and those of a block that is gone go too', () => {
  const body = page()
  const defects = [
    { at: ['title'], problem: 'a' },
    { at: ['blocks', 0, 'title'], problem: 'b' },
    { at: ['blocks', 1], problem: 'c' },
  ]
  expect(movedDefects(defects, body, removeBlock(moveBlock(body, 0, 2), 0))).toEqual([
    { at: ['title'], problem: 'a' },
    { at: ['blocks', 1, 'title'], problem: 'b' },
  ])
})

test('a fault of a field goes as soon as somebody types in it, that of a list stays until it is judged again', () => {
  const body = {
    title: '',
    blocks: [
      { kind: 'hero', actions: [] },
      { kind: 'rich_text', text: { html: '' } },
    ],
  }
  const defects = [
    { at: ['title'], problem: 'a' },
    { at: ['blocks', 0, 'title'], problem: 'b' },
    { at: ['blocks', 0, 'actions'], problem: 'c' },
    { at: ['blocks', 1, 'text'], problem: 'd' },
  ]
  const typed = changeBlock(body, 0, { kind: 'hero', title: 'E', actions: [{ label: '' }] })
  const left = movedDefects(defects, body, changeBlock(typed, 1, { kind: 'rich_text', text: { html: 'a' } }))
  expect(left.map(({ problem }) => problem)).toEqual(['a', 'c'])
})
