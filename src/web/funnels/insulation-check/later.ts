import { lazyValue } from '../../../core/fields/lazy-value.ts'

/** The rest of the definition: what later steps ask, and what follows from the answers. */
export const later = lazyValue(() => import('./logic.ts'))

// a server judges drafts by all of it
if (import.meta.env.SSR) await later.load()
