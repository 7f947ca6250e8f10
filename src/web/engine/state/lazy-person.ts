import { lazyValue } from '../../../core/fields/lazy-value.ts'

/** What fills in what is known of a person: fetched with who is logged in, as most visitors are nobody we know. */
export const personal = lazyValue(() => import('./known-person.ts'))
