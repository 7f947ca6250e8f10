/**
 * Lazy value. Of fields: what one must know to judge an answer, where that is too heavy for a funnel's first step: numbering plans, banks,
 * the calendar. A server has all of it from its first line; a browser fetches what its funnel needs once the first
 * step stands. `eager-rules.ts` and `lazy-rules.ts` are the two, and `imports` in package.json chooses.
 */
export interface LazyValue<T = unknown> {
  /** What is known; undefined in a browser that has not fetched it yet. Then a light rule lets more through. */
  readonly now: () => T | undefined
  /** Fetches it, once. Rejects when that fails; the next call tries again. */
  readonly load: () => Promise<void>
}

/** Eager value: known from the start. */
export const eagerValue = <T>(all: T): LazyValue<T> => ({ now: () => all, load: async () => undefined })

/** A lazy value that whoever has it already may give: then it is never fetched. */
export interface GivenValue<T> extends LazyValue<T> {
  give(all: T): void
}

/** Lazy value: fetched when it is asked for. */
export const lazyValue = <T>(fetch: () => Promise<T>): GivenValue<T> => {
  let all: T | undefined
  let fetching: Promise<void> | undefined
  const loadOnce = async () => {
    try {
      all = await fetch()
    } catch (cause) {
      fetching = undefined
      throw cause
    }
  }
  return {
    now: () => all,
    give: (given) => {
      all = given
      fetching = Promise.resolve()
    },
    load: () => {
      fetching ??= loadOnce()
      return fetching
    },
  }
}

/** What is known where it was fetched before: on an overview that stands, its words. */
export const known = <T>({ now }: LazyValue<T>): T => now() as T
