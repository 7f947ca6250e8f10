import { lazyValue } from '../../../core/fields/lazy-value.ts'

/** The rest of the definition: what later steps ask, and what follows from the answers. */
export const rest = lazyValue(() => import('./rest.ts'))

// a server has it before it serves anything
if (import.meta.env.SSR) await rest.load()
