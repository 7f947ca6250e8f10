import { createContext, type ReactNode, useContext } from 'react'
import type { fetchAnswer } from '../../core/contract/client.ts'
import type { Choice } from '../../core/fields/brick/brick.ts'

/** A choice, and why it cannot be chosen now. */
export interface ChoiceNow extends Choice {
  disabled?: string
}

/** What controls need of the form around them. Paths are those of the answers: `person.initials`, `homes[1].city`. */
export interface FormHandle {
  idOf(path: string): string
  /** The answer as it is drawn. */
  value(path: string): unknown
  /** The answer by now, for what goes on after the drawing. */
  now(path: string): unknown
  set(path: string, value: unknown): void
  /** The visitor left the field; `clean` brings its text in the usual form. */
  touch(path: string, clean?: (typed: string) => string): void
  error(path: string): string | undefined
  /** What there is to say of the answer as it stands: where it comes from. */
  hint(path: string): string | undefined
  shown(path: string): boolean
  /** This answer follows from who is logged in: it is shown, and cannot be changed (D34). */
  fixed(path: string): boolean
  /** The choices as they stand now, given a brick's own; undefined as long as they are not known. */
  choices(path: string, own: readonly Choice[] | undefined): readonly ChoiceNow[] | undefined
  /** What draws this answer, where its funnel has a component for it. */
  draws(path: string): ReactNode
  /** A control knows its answer to be no good, in this sentence; none once it is good. */
  block(path: string, sentence: string | undefined): void
  /** Work that `Volgende` must wait for. */
  wait(work: Promise<unknown>): void
  setCount(path: string, count: number): void
  removeEntry(path: string, index: number): void
  call: typeof fetchAnswer
}

const FormContext = createContext<FormHandle | undefined>(undefined)
export const FormProvider = FormContext.Provider

/** The form that the control stands in. */
export const useForm = (): FormHandle => {
  const form = useContext(FormContext)
  if (!form) throw new Error('a control stands in no form')
  return form
}
