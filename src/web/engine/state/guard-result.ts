import type { Progress } from './derive.ts'
import type { Trouble } from './snapshot.ts'
import type { Errors } from './step-errors.ts'

/**
 * How a call of the step guard ended. `found` is its answer, to be kept with its question; `free` means that there was nothing to
 * ask.
 */
export type GuardResult =
  | { kind: 'free' }
  | { kind: 'found'; found: Progress['found'][string]; trouble: Trouble | undefined }
  | { kind: 'failed'; errors: Errors; trouble: Trouble | undefined }
