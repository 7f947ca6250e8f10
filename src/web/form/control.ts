import type { AnyBrick, Choice } from '../../core/fields/brick.ts'
import type { Question } from '../ui/wiring.ts'

/** What the control of one brick is drawn from: what is asked, the answer so far, and what to do with the next. */
export interface ControlProps {
  path: string
  brick: AnyBrick
  question: Question
  value: unknown
  choices: readonly Choice[]
  set(next: unknown): void
  /** The visitor left the field. */
  leave(): void
}
