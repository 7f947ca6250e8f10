import type { ReactNode } from 'react'
import type { AnyBrick, Choice } from '../../core/fields/brick/brick.ts'
import type { AnyGroup, AnyList } from '../../core/fields/brick/group.ts'
import type { Question } from '../ui/wiring.ts'

export interface GroupProps {
  path: string
  group: AnyGroup
}

export interface ListProps {
  path: string
  list: AnyList
  drawEntry(path: string): ReactNode
}

export interface ControlProps {
  path: string
  brick: AnyBrick
  question: Question
  value: unknown
  choices: readonly (Choice & { disabled?: boolean })[]
  set(next: unknown): void
  leave(): void
  /** Shown below a password: a strength meter, a link to a forgotten password. */
  foot?: ReactNode
}
