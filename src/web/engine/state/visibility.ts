import { parentPath } from '../definition/answer-path.ts'
import type { Funnel, Unavailable } from '../definition/define.ts'
import { assemble, type CheckResult, type Layout, mergeLayouts } from '../definition/layout.ts'
import type { Context } from '../definition/rule-context.ts'

type Known = Record<string, unknown>

/** Visibility for these answers: the open steps, those passed over, and the fields and lists that are hidden. */
export interface Visibility {
  open: readonly string[]
  unavailable: Readonly<Record<string, Unavailable>>
  hidden: ReadonlySet<string>
}

export interface ResolvedVisibility extends Visibility {
  known: Known
}

interface Ground {
  funnel: Funnel
  layouts: Readonly<Record<string, Layout>>
  all: Layout
  checked: ReadonlyMap<string, CheckResult>
  /** The steps that belong to the chosen exit or to none. */
  steps: readonly string[]
}

/** The answers that count under this visibility: valid ones, of open steps, in fields that show. */
const knownBehind = ({ layouts, all, checked }: Ground, { open, unavailable, hidden }: Visibility): Known => {
  const values = new Map<string, unknown>()
  for (const key of open) {
    if (unavailable[key]) continue
    for (const { path } of layouts[key]?.fields ?? []) {
      const result = checked.get(path)
      if (result?.ok && !hidden.has(path)) values.set(path, result.value)
    }
  }
  return assemble(all, values)
}

const visibilityFor = (
  { funnel, all, steps }: Ground,
  known: Known,
  context: Context<Record<string, unknown>>,
): Visibility => {
  const open = steps.filter((key) => funnel.when?.[key]?.(known, context) ?? true)
  const unavailable: Record<string, Unavailable> = {}
  for (const key of open) {
    const reason = funnel.unavailable?.[key]?.(known, context)
    if (reason) unavailable[key] = reason
  }
  const hidden = new Set<string>()
  // a rule for `person` also governs `person.email`; one for `homes[].city` governs `homes[2].city`
  for (const { path, plain, index } of [...all.fields, ...all.lists])
    for (let at = plain; at && !hidden.has(path); at = parentPath(at))
      if (funnel.shows?.[at]?.(known, context, index) === false) hidden.add(path)
  return { open, unavailable, hidden }
}

const same = (a: Visibility, b: Visibility) =>
  a.hidden.size === b.hidden.size &&
  [...a.hidden].every((path) => b.hidden.has(path)) &&
  a.open.join() === b.open.join() &&
  Object.keys(a.unavailable).join() === Object.keys(b.unavailable).join()

/**
 * Visibility resolution, a fixpoint: which fields and steps count depends on the answers, and which answers count depends on the
 * fields and steps, so it is repeated until nothing changes. A hidden answer shows no other field.
 * @throws Error when the rules
 * never agree.
 */
export const resolveVisibility = (
  funnel: Funnel,
  layouts: Readonly<Record<string, Layout>>,
  checked: ReadonlyMap<string, CheckResult>,
  steps: readonly string[],
  contextOf: (known: Known) => Context<Record<string, unknown>>,
): ResolvedVisibility => {
  const ground: Ground = { funnel, layouts, all: mergeLayouts(Object.values(layouts)), checked, steps }
  let visibility: Visibility = { open: steps, unavailable: {}, hidden: new Set() }
  // a chain of rules is at most as long as there are steps and fields
  const turns = 3 + steps.length + ground.all.fields.length
  for (let turn = 0; turn < turns; turn++) {
    const known = knownBehind(ground, visibility)
    const next = visibilityFor(ground, known, contextOf(known))
    if (same(next, visibility)) return { ...next, known }
    visibility = next
  }
  throw new Error(`${funnel.slug}: its rules contradict each other and never settle`)
}
