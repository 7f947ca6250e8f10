import type { KindName } from '../../../core/content/kinds.ts'
import type { BlockDescriptor } from '../../blocks/block-descriptor.ts'
import { descriptors } from '../../blocks/descriptors.ts'
import type { OfficeIconName } from '../../kit/icons.ts'
import { blockKey, blocksOf } from '../saving/block-list.ts'
import type { Body } from '../saving/merge-texts.ts'
import { isObject } from '../saving/pair-lists.ts'

/** What the outline tells of a block. */
export interface BlockWords {
  /** Undefined for a kind that this site does not have. */
  kind: KindName | undefined
  /** What its kind is called: `tekst`. */
  label: string
  /** What it says itself, or what its kind is called. */
  name: string
  /** What it holds: `4 stappen`. */
  summary: string
  icon: OfficeIconName
}

/** A descriptor of any kind. What it is asked about may be of another shape than its schema says, as it is being written. */
type AnyDescriptor = Pick<BlockDescriptor, 'label' | 'icon'> & {
  nameOf(block: unknown): string | undefined
  summaryOf?(block: unknown): string
}

/** The kind of a block; undefined for one that this site does not have, and for what is no block. */
export const kindOf = (block: unknown): KindName | undefined => {
  const kind = isObject(block) ? block.kind : undefined
  return typeof kind === 'string' && Object.hasOwn(descriptors, kind) ? (kind as KindName) : undefined
}

const small = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/** What a descriptor says of a block in which anything may stand; undefined where it cannot be read. */
const said = (say: () => unknown): string | undefined => {
  try {
    const words = say()
    return typeof words === 'string' && words.trim() !== '' ? words : undefined
  } catch {
    return undefined
  }
}

export const blockWords = (block: unknown): BlockWords => {
  const kind = kindOf(block)
  if (kind === undefined) {
    const given = isObject(block) && typeof block.kind === 'string' ? block.kind : undefined
    return { kind, label: 'onbekend', name: 'Onbekend blok', summary: given ?? 'onbekend', icon: 'warning' }
  }
  const of = descriptors[kind] as unknown as AnyDescriptor
  const label = small(of.label)
  return {
    kind,
    label,
    name: said(() => of.nameOf(block)) ?? of.label,
    summary: said(() => of.summaryOf?.(block)) ?? label,
    icon: of.icon,
  }
}

export interface OutlineRow extends BlockWords {
  key: string
}

/** The rows of the outline, one for each block. */
export const outlineRows = (body: Body): OutlineRow[] =>
  blocksOf(body).map((block, index) => ({ ...blockWords(block), key: blockKey(block, index) }))

/** A new block of a kind: another object at every call. */
export const newBlock = (kind: KindName): unknown => structuredClone(descriptors[kind].make())
