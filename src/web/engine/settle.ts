import type { Context } from './context.ts'
import type { Funnel, Unavailable } from './define.ts'
import { assemble, type Checked, joined, type Layout, type Place } from './fields.ts'

type Known = Record<string, unknown>

/** What the answers open and close: steps of this visitor's way, those passed over, fields and lists that do not show. */
export interface Doors {
  open: readonly string[]
  unavailable: Readonly<Record<string, Unavailable>>
  hidden: ReadonlySet<string>
}

export interface Settled extends Doors {
  known: Known
}

interface Ground {
  funnel: Funnel
  layouts: Readonly<Record<string, Layout>>
  all: Layout
  checked: ReadonlyMap<string, Checked>
  /** The steps that the chosen exit leaves. */
  steps: readonly string[]
}

/** Answers that count behind these doors: valid ones, of open steps, in fields that show. */
const knownBehind = ({ layouts, all, checked }: Ground, { open, unavailable, hidden }: Doors): Known => {
  const values = new Map<string, unknown>()
  for (const key of open)
    if (!unavailable[key])
      for (const { path } of layouts[key]?.fields ?? []) {
        const result = checked.get(path)
        if (result?.ok && !hidden.has(path)) values.set(path, result.value)
      }
  return assemble(all, values)
}

/** A rule for `person` also governs `person.email`; a rule for `homes[].city` governs `homes[2].city`. */
const governs = (rule: string, { plain }: Place) =>
  plain === rule || plain.startsWith(`${rule}.`) || plain.startsWith(`${rule}[]`)

const doorsFor = (
  { funnel, all, steps }: Ground,
  known: Known,
  context: Context<Record<string, unknown>>,
): Doors => {
  const open = steps.filter((key) => funnel.when?.[key]?.(known, context) ?? true)
  const unavailable: Record<string, Unavailable> = {}
  for (const key of open) {
    const reason = funnel.unavailable?.[key]?.(known, context)
    if (reason) unavailable[key] = reason
  }
  const hidden = new Set<string>()
  for (const [rule, shows] of Object.entries(funnel.shows ?? {}))
    for (const place of [...all.fields, ...all.lists])
      if (!hidden.has(place.path) && governs(rule, place) && !shows(known, context, place.index))
        hidden.add(place.path)
  return { open, unavailable, hidden }
}

const same = (a: Doors, b: Doors) =>
  a.hidden.size === b.hidden.size &&
  [...a.hidden].every((path) => b.hidden.has(path)) &&
  a.open.join() === b.open.join() &&
  Object.keys(a.unavailable).join() === Object.keys(b.unavailable).join()

/**
 * Which fields and steps count depends on the answers, and which answers count on the fields and steps: repeated
 * until nothing changes. An answer behind a closed door opens no other door. Throws when the rules never agree.
 */
export const settle = (
  funnel: Funnel,
  layouts: Readonly<Record<string, Layout>>,
  checked: ReadonlyMap<string, Checked>,
  steps: readonly string[],
  contextOf: (known: Known) => Context<Record<string, unknown>>,
): Settled => {
  const ground: Ground = { funnel, layouts, all: joined(Object.values(layouts)), checked, steps }
  let doors: Doors = { open: steps, unavailable: {}, hidden: new Set() }
  // a chain of doors is at most as long as there are doors
  const turns = 3 + steps.length + ground.all.fields.length
  for (let turn = 0; turn < turns; turn++) {
    const known = knownBehind(ground, doors)
    const next = doorsFor(ground, known, contextOf(known))
    if (same(next, doors)) return { ...next, known }
    doors = next
  }
  throw new Error(`${funnel.slug}: its rules contradict each other and never settle`)
}
