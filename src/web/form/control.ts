import type { ReactNode } from 'react'
import type { AnyBrick, Choice } from '../../core/fields/brick/brick.ts'
import type { AnyGroup, AnyList } from '../../core/fields/brick/group.ts'
import type { Question } from '../ui/wiring.ts'

/** What the control of a whole group is drawn from. */
export interface GroupProps {
  path: string
  group: AnyGroup
}

/** What a list is drawn from. */
export interface ListProps {
  path: string
  list: AnyList
  /** The fields of the entry at this path. */
  drawEntry(path: string): ReactNode
}

/** What the control of one brick is drawn from: what is asked, the answer so far, and what to do with the next. */
export interface ControlProps {
  path: string
  brick: AnyBrick
  question: Question
  value: unknown
  choices: readonly (Choice & { disabled?: boolean })[]
  set(next: unknown): void
  /** The visitor left the field. */
  leave(): void
  /** Below a password: a strength meter, a link to a forgotten one. */
  foot?: ReactNode
}
