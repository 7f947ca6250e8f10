import type { Funnel } from '../definition/define.ts'
import type { Environment } from '../state/environment.ts'
import type { FormState } from '../state/form-state.ts'
import type { Change } from './change.ts'

/** The store as its runners see it: the current state, and the way to change it. */
export interface ChangeableStore {
  readonly funnel: Funnel
  readonly environment: Environment
  readonly state: FormState
  change(make: (c: Change) => Change): Promise<unknown>
}
