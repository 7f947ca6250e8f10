import { lazyValue } from '../../../core/fields/lazy-value.ts'

/** What reads a stored draft back: fetched where there is one, as most visitors begin with none. */
export const draftReader = lazyValue(() => import('./read-draft.ts'))

/** Tries until it works: without what reads it, a stored draft would be written over by an empty form. */
export const loadDraftReader = (): Promise<void> =>
  draftReader.load().catch(async () => {
    await new Promise((then) => setTimeout(then, 2000))
    return loadDraftReader()
  })
