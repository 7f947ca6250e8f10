/**
 * What a field must know to judge an answer, where that is too heavy for a funnel's first step: numbering plans, banks,
 * the calendar. A server has all of it from its first line; a browser fetches what its funnel needs once the first
 * step stands. `known-at-once.ts` and `known-later.ts` are the two, and `imports` in package.json chooses.
 */
export interface Knowledge<T = unknown> {
  /** What is known; undefined in a browser that has not fetched it yet. Then a light rule lets more through. */
  readonly now: () => T | undefined
  /** Fetches it, once. Rejects when that fails; the next call tries again. */
  readonly learn: () => Promise<void>
}

/** Known from the start. */
export const atOnce = <T>(all: T): Knowledge<T> => ({ now: () => all, learn: async () => undefined })

/** Fetched when it is asked for. */
export const later = <T>(fetch: () => Promise<T>): Knowledge<T> => {
  let all: T | undefined
  let fetching: Promise<void> | undefined
  const learn = async () => {
    try {
      all = await fetch()
    } catch (cause) {
      fetching = undefined
      throw cause
    }
  }
  return {
    now: () => all,
    learn: () => {
      fetching ??= learn()
      return fetching
    },
  }
}
