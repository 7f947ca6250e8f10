import { lazyValue } from '../../../core/fields/lazy-value.ts'

/** The rest of the definition: what follows from the first answers, and what is asked only then. */
export const rest = lazyValue(() => import('./rest.ts'))

// a server has it before it serves anything
if (import.meta.env.SSR) await rest.load()
