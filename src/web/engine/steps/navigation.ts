import type { Funnel } from '../definition/define.ts'
import type { FieldAt } from '../definition/layout.ts'
import type { Derived } from '../state/derive.ts'

/**
 * The step to show when the address asks for one: a missing or unknown step gives the first, an unavailable one the next after
 * it, a step beyond the first incomplete one gives that one (D44).
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

/** Whether leaving this step sends: it is the last one, and an exit is chosen. */
export const isLast = (of: Derived, step: string): boolean =>
  of.exit !== undefined && of.walkable[of.walkable.length - 1] === step

/** The step that asks the field, group or list at this path. */
export const stepAsking = (of: Derived, path: string): string | undefined =>
  of.open.find((key) => of.layouts[key]?.fields.some((field) => field.path === path)) ??
  of.open.find((key) =>
    [...(of.layouts[key]?.groups ?? []), ...(of.layouts[key]?.lists ?? [])].some(
      (place) => place.path === path,
    ),
  )

/** Every field that counts now. */
export const relevantFields = (of: Derived): FieldAt[] =>
  of.walkable.flatMap((key) => of.layouts[key]?.fields ?? []).filter(({ path }) => of.shown(path))
