import { useRef } from 'react'
import type { KindName } from '../../../core/content/kinds.ts'
import { useToast } from '../../kit/Toasts.tsx'
import {
  blockKey,
  blocksOf,
  changeBlock,
  insertBlock,
  keysOf,
  moveBlock,
  placeOfBlock,
  removeBlock,
} from '../saving/block-list.ts'
import type { Body } from '../saving/merge-texts.ts'
import { blockWords, newBlock } from './outline-rows.ts'

/** What is done with blocks, by their keys. */
export interface BlockActs {
  /** Puts a new block behind another one, at the end where that is not there; answers its key. */
  add(kind: KindName, behind: string | undefined): string
  change(key: string, next: unknown): void
  /** Moves a block so many places down, or up; answers whether it moved. */
  move(key: string, by: number): boolean
  /** Moves a block to before or behind another one. */
  moveTo(key: string, other: string, side: 'before' | 'after'): void
  /** Puts a copy of a block behind it; answers the key of the copy. */
  duplicate(key: string): string | undefined
  /** Takes a block away, with a way back; answers the key of what comes in its place. */
  remove(key: string): string | undefined
  /** Puts back what was taken away last and is still away; answers whether there was anything. */
  putBack(): boolean
}

interface Held {
  now(): Body
  change(next: (body: Body) => Body): void
  /** Says what was done to who does not see it. */
  tell(words: string): void
  /** Opens a block that was put back, and gives it the focus: what had it is gone. */
  open(key: string): void
}

/** Acts on the blocks of the text as it stands at that moment. */
export const useBlocks = ({ now, change, tell, open }: Held): BlockActs => {
  const toast = useToast()
  /** Ways back of what was taken away, the last one at the end. */
  const ways = useRef<(() => void)[]>([])
  const nameOf = (index: number): string => blockWords(blocksOf(now())[index]).name
  const put = (block: unknown, index: number): string => {
    change((body) => insertBlock(body, block, index))
    return blockKey(block, index)
  }
  const moveFrom = (from: number, to: number): void => {
    change((body) => moveBlock(body, from, to))
    tell(`${nameOf(to)} staat nu op plaats ${to + 1} van ${blocksOf(now()).length}.`)
  }
  return {
    add(kind, behind) {
      const at = behind === undefined ? undefined : placeOfBlock(now(), behind)
      const index = at === undefined ? blocksOf(now()).length : at + 1
      const key = put(newBlock(kind), index)
      tell(`${nameOf(index)} is toegevoegd op plaats ${index + 1}.`)
      return key
    },
    change(key, next) {
      const index = placeOfBlock(now(), key)
      if (index !== undefined) change((body) => changeBlock(body, index, next))
    },
    move(key, by) {
      const from = placeOfBlock(now(), key)
      if (from === undefined) return false
      const to = from + by
      if (to < 0 || to >= blocksOf(now()).length) {
        tell(by < 0 ? `${nameOf(from)} staat al bovenaan.` : `${nameOf(from)} staat al onderaan.`)
        return false
      }
      moveFrom(from, to)
      return true
    },
    moveTo(key, other, side) {
      const [from, beside] = [placeOfBlock(now(), key), placeOfBlock(now(), other)]
      if (from === undefined || beside === undefined || from === beside) return
      const to = beside + (side === 'after' ? 1 : 0) - (from < beside ? 1 : 0)
      if (to !== from) moveFrom(from, to)
    },
    duplicate(key) {
      const index = placeOfBlock(now(), key)
      if (index === undefined) return undefined
      const copy = put(structuredClone(blocksOf(now())[index]), index + 1)
      tell(`${nameOf(index)} staat er nu twee keer.`)
      return copy
    },
    remove(key) {
      const index = placeOfBlock(now(), key)
      if (index === undefined) return undefined
      const block = blocksOf(now())[index]
      const name = nameOf(index)
      change((body) => removeBlock(body, index))
      const back = () => {
        if (!ways.current.includes(back)) return
        ways.current = ways.current.filter((way) => way !== back)
        const place = Math.min(index, blocksOf(now()).length)
        open(put(block, place))
        tell(`${name} staat weer op plaats ${place + 1}.`)
      }
      ways.current.push(back)
      toast(`${name} is weg.`, { label: 'Zet terug', run: back })
      const left = keysOf(now())
      return left[Math.min(index, left.length - 1)]
    },
    putBack() {
      const back = ways.current.at(-1)
      back?.()
      return back !== undefined
    },
  }
}
