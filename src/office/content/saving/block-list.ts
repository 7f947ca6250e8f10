import type { Place } from '../../../core/content/part-defects.ts'
import { partAt } from '../../content-form/part-values.ts'
import type { PlacedDefect } from './document-machine.ts'
import type { Body } from './merge-texts.ts'
import { isObject } from './pair-lists.ts'

const keys = new WeakMap<object, string>()
let count = 0

/**
 * The name under which a block is known as long as the screen is open, whatever is moved around it: a stored block has none, and
 * nothing is added to it. What is no object goes by its place.
 */
export const blockKey = (block: unknown, index: number): string => {
  if (block === null || typeof block !== 'object') return `plaats-${index}`
  const known = keys.get(block)
  if (known !== undefined) return known
  const key = `blok-${++count}`
  keys.set(block, key)
  return key
}

/** Lets a block that comes in the place of another go by its name. */
export const followBlock = (old: unknown, next: unknown): void => {
  if (old === null || typeof old !== 'object' || next === null || typeof next !== 'object') return
  keys.set(next, blockKey(old, -1))
}

/** The blocks of a document; what has none, such as the settings, has an empty list. */
export const blocksOf = (body: Body): readonly unknown[] => (Array.isArray(body.blocks) ? body.blocks : [])

export const keysOf = (body: Body): string[] => blocksOf(body).map(blockKey)

/** The place of a block by its name; undefined where it is not there any more. */
export const placeOfBlock = (body: Body, key: string): number | undefined => {
  const index = keysOf(body).indexOf(key)
  return index < 0 ? undefined : index
}

const withBlocks = (body: Body, blocks: readonly unknown[]): Body => ({ ...body, blocks })

/** The document with a block at a place, and what stood there behind it. */
export const insertBlock = (body: Body, block: unknown, index: number): Body =>
  withBlocks(body, blocksOf(body).toSpliced(index, 0, block))

export const removeBlock = (body: Body, index: number): Body =>
  withBlocks(body, blocksOf(body).toSpliced(index, 1))

/** The document with the block of a place at another one, counted without it. */
export const moveBlock = (body: Body, from: number, to: number): Body => {
  const blocks = blocksOf(body)
  return from === to ? body : withBlocks(body, blocks.toSpliced(from, 1).toSpliced(to, 0, blocks[from]))
}

/** The document with another block in the place of one, which goes by its name. */
export const changeBlock = (body: Body, index: number, next: unknown): Body => {
  followBlock(blocksOf(body)[index], next)
  return withBlocks(body, blocksOf(body).with(index, next))
}

/** What is typed at a place; undefined for what holds several fields, whose faults stand until they are judged again. */
const typedAt = (body: Body, at: Place): unknown => {
  const value = partAt(body, at)
  if (!isObject(value)) return Array.isArray(value) ? undefined : value
  return value.html
}

/**
 * Faults with their places as the blocks stand now, where they were told of an older text. Those of blocks that are gone go, and
 * those of fields in which somebody typed since.
 */
export const movedDefects = (
  defects: readonly PlacedDefect[],
  judged: Body,
  body: Body,
): readonly PlacedDefect[] => {
  if (judged === body) return defects
  const [old, now] = [keysOf(judged), keysOf(body)]
  const moved = (at: PlacedDefect['at']): PlacedDefect['at'] | undefined => {
    const [first, index, ...rest] = at
    if (first !== 'blocks' || typeof index !== 'number') return at
    const place = now.indexOf(old[index] ?? '')
    return place < 0 ? undefined : [first, place, ...rest]
  }
  return defects.flatMap((defect) => {
    const at = moved(defect.at)
    return at === undefined || typedAt(judged, defect.at) !== typedAt(body, at) ? [] : [{ ...defect, at }]
  })
}
