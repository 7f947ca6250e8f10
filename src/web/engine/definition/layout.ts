import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import type { AnyGroup, AnyList, Part, Parts } from '../../../core/fields/brick/group.ts'
import { setValueAt, valueAt } from '../../../core/kernel/value-path.ts'
import { indexIn, withoutIndexes } from './answer-path.ts'

/** A position on the screen now, with the indexes of list entries filled in. */
export interface Place {
  path: string
  /** The path as rules name it, without indexes. */
  plain: string
  /** Index of the list entry in which it stands, 0 outside of lists. */
  index: number
}
export interface FieldAt extends Place {
  brick: AnyBrick
}
export interface GroupAt {
  path: string
  group: AnyGroup
}
export interface ListAt extends Place {
  list: AnyList
  count: number
}

/** All fields, groups and lists that a step asks, in order. */
export interface Layout {
  fields: FieldAt[]
  groups: GroupAt[]
  lists: ListAt[]
}

/** How many entries of a list are on the screen: as many as are answered, within the list's minimum and maximum. */
export const entryCount = (list: AnyList, raw: unknown): number =>
  Math.min(list.max, Math.max(list.min, Array.isArray(raw) ? raw.length : 0))

const placeAt = (path: string): Place => ({
  path,
  plain: withoutIndexes(path),
  index: indexIn(path) ?? 0,
})

const visit = (part: Part, path: string, raw: unknown, into: Layout) => {
  if (part.kind === 'brick') {
    into.fields.push({ ...placeAt(path), brick: part })
    return
  }
  if (part.kind === 'list') {
    const count = entryCount(part, raw)
    into.lists.push({ ...placeAt(path), list: part, count })
    for (let index = 0; index < count; index++)
      visit(part.of, `${path}[${index}]`, Array.isArray(raw) ? raw[index] : undefined, into)
    return
  }
  into.groups.push({ path, group: part })
  for (const [name, inner] of Object.entries(part.parts as Parts))
    visit(inner, `${path}.${name}`, valueAt(raw, name), into)
}

/** Lists the fields, groups and lists that a step asks, with one field per list entry in the answers so far. */
export const layoutOf = (asks: Parts, answers: Record<string, unknown>): Layout => {
  const into: Layout = { fields: [], groups: [], lists: [] }
  for (const [name, part] of Object.entries(asks)) visit(part, name, answers[name], into)
  return into
}

/** Combines several layouts into one. */
export const mergeLayouts = (layouts: readonly Layout[]): Layout => ({
  fields: layouts.flatMap(({ fields }) => fields),
  groups: layouts.flatMap(({ groups }) => groups),
  lists: layouts.flatMap(({ lists }) => lists),
})

export type CheckResult = { ok: true; value: unknown } | { ok: false; message: string }

/** Checks one raw answer against its brick: returns the parsed value, or the first error sentence. */
export const check = (brick: AnyBrick, raw: unknown): CheckResult => {
  // a box that was never touched is an unticked box
  const typed = raw === undefined && brick.facts.control === 'checkbox' ? false : raw
  const result = brick.schema.safeParse(typed)
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, message: result.error.issues[0]?.message ?? '' }
}

/** True when nothing was filled in: an empty control, an unticked box, no files. */
export const isEmpty = (raw: unknown): boolean =>
  raw === undefined ||
  raw === null ||
  raw === '' ||
  raw === false ||
  (Array.isArray(raw) && raw.length === 0) ||
  (typeof raw === 'object' && !(raw instanceof Blob) && Object.values(raw).every(isEmpty))

/** Puts parsed values together in the shape of the asks. Groups are always there; hidden and missing answers are not. */
export const assemble = (layout: Layout, values: ReadonlyMap<string, unknown>): Record<string, unknown> => {
  const whole: Record<string, unknown> = {}
  for (const { path } of layout.groups) setValueAt(whole, path, {})
  for (const { path } of layout.lists) setValueAt(whole, path, [])
  // groups come before their lists in the layout and the entries of these after: put entries' groups back
  for (const { path } of layout.groups) if (valueAt(whole, path) === undefined) setValueAt(whole, path, {})
  for (const { path } of layout.fields)
    if (values.get(path) !== undefined) setValueAt(whole, path, values.get(path))
  return whole
}
