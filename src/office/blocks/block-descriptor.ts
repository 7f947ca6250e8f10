import type { Blocks, KindName } from '../../core/content/kinds.ts'
import type { OfficeIconName } from '../kit/icons.ts'

/** Where a kind of block stands in the gallery. */
export const blockGroups = {
  text: 'Tekst',
  lead: 'Verder wijzen',
  list: 'Lijsten en prijzen',
  do: 'Iets doen',
  find: 'Zoeken en vinden',
  foreign: 'Van anderen',
} as const
export type BlockGroup = keyof typeof blockGroups

/** How a field is asked where its schema does not tell enough. */
export interface FieldWords {
  label: string
  hint?: string
  /** Of a list: what one of its items is called, `stap`, for `Stap 2` and `Voeg een stap toe`. */
  item?: string
  /** Of a list of objects: the key of the field that names an item. */
  named?: string
  /** Of a list to choose from whose values say nothing to an editor: what each is called. */
  choices?: Readonly<Record<string, string>>
  /** Shown folded below the others: what few editors change. */
  rare?: true
}

/**
 * A block while it is written: any part of it may be missing. A stored one may even hold something else than its schema says, so
 * its texts and lists are read by `in-words.ts`.
 */
export type Unfinished<T> = { [Key in keyof T]?: Unfinished<T[Key]> }

/** What the editors' room says of a kind of block. Its schema stays the truth of what it may hold. */
export interface BlockDescriptor<K extends KindName = KindName> {
  /** What it is called: `Tekst`, `Prijzen`. */
  label: string
  /** What one uses it for, in a few words. */
  about: string
  group: BlockGroup
  icon: OfficeIconName
  /** Whether a page has one at most, so that the gallery does not offer another. */
  isOnce?: true
  /** What names this block in the outline, from its content; undefined where it has no words yet. */
  nameOf(block: Unfinished<Blocks[K]>): string | undefined
  /** What it holds, in a few words below its name: `4 stappen`. The label where it is left out. */
  summaryOf?(block: Unfinished<Blocks[K]>): string
  /** Words per field, by its path without places in lists (`rows.amount`); those in `field-words.ts` hold for the rest. */
  fields?: Readonly<Record<string, FieldWords>>
  /** Fields in the order of the form, by the same paths; the others follow in the order of the schema. */
  order?: readonly string[]
  /**
   * A new block of this kind, as empty as the form can show: its texts empty, its lists with as many items as they need, and without
   * what has to be chosen.
   */
  make(): Unfinished<Blocks[K]> & { kind: K }
}

/** Makes a descriptor; it only tells the compiler which kind it is of. */
export const blockDescriptor = <K extends KindName>(_kind: K, of: BlockDescriptor<K>): BlockDescriptor<K> =>
  of
