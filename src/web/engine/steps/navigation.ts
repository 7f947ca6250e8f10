import type { Funnel } from '../definition/define.ts'
import type { FieldAt } from '../definition/layout.ts'
import type { Derived } from '../state/derive.ts'

/**
 * The step to stand on when the address asks for one: a missing or unknown step is the first, an unavailable one
 * is passed over forward, a step beyond the first incomplete one becomes that one (D44).
 */
export const resolveStep = (of: Derived, funnel: Funnel, requested: string | null | undefined): string => {
  const keys = Object.keys(funnel.steps)
  const first = of.walkable.find((key) => !of.isAlready(key)) ?? of.walkable[0] ?? ''
  if (!requested || !keys.includes(requested)) return first
  const from = keys.indexOf(requested)
  const target =
    of.walkable.find((key) => keys.indexOf(key) >= from) ?? of.walkable[of.walkable.length - 1] ?? first
  return of.walkable.indexOf(target) <= of.walkable.indexOf(of.furthest) ? target : of.furthest
}

export const stepAfter = (of: Derived, step: string): string | undefined =>
  of.walkable[of.walkable.indexOf(step) + 1]
export const stepBefore = (of: Derived, step: string): string | undefined =>
  of.walkable[of.walkable.indexOf(step) - 1]

/** True when this step sends: the last one of its way, once an exit is chosen. */
export const isLast = (of: Derived, step: string): boolean =>
  of.exit !== undefined && of.walkable[of.walkable.length - 1] === step

/** The step that asks a field, by its path. */
export const stepAsking = (of: Derived, path: string): string | undefined =>
  of.open.find((key) => of.layouts[key]?.fields.some((field) => field.path === path)) ??
  of.open.find((key) =>
    [...(of.layouts[key]?.groups ?? []), ...(of.layouts[key]?.lists ?? [])].some(
      (place) => place.path === path,
    ),
  )

/** Every field that counts now, for whoever must look at each of them. */
export const relevantFields = (of: Derived): FieldAt[] =>
  of.walkable.flatMap((key) => of.layouts[key]?.fields ?? []).filter(({ path }) => of.shown(path))
