import { createContext, type ReactNode, useContext } from 'react'
import type { fetchAnswer } from '../../core/contract/client.ts'
import type { Choice } from '../../core/fields/brick/brick.ts'

/** A choice, with the reason where it cannot be chosen now. */
export interface ChoiceNow extends Choice {
  disabled?: string
}

/** What controls need of the form around them. Paths are those of the answers: `person.initials`, `homes[1].city`. */
export interface FormHandle {
  idOf(path: string): string
  /** The answer in the snapshot that is drawn. */
  value(path: string): unknown
  /** The answer at this moment, for code that runs after drawing. */
  now(path: string): unknown
  set(path: string, value: unknown): void
  /** The visitor left the field; `clean` brings its text into the usual form. */
  touch(path: string, clean?: (typed: string) => string): void
  error(path: string): string | undefined
  /** A hint about the current answer: where it comes from. */
  hint(path: string): string | undefined
  shown(path: string): boolean
  /** Whether this answer follows from who is logged in: it is shown, and cannot be changed (D34). */
  fixed(path: string): boolean
  /** Whether something that the step needs could not be read: its error block stands in place of what waits for it. */
  readFailed: boolean
  /** The choices at this moment, made of a brick's own; undefined as long as they are not known. */
  choices(path: string, own: readonly Choice[] | undefined): readonly ChoiceNow[] | undefined
  draws(path: string): ReactNode
  /**
   * Sets a control's own error about its answer; undefined once the answer is right. With `stops` the step's button is disabled
   * meanwhile, and the error shows at once.
   */
  block(path: string, sentence: string | undefined, stops?: boolean): void
  /** Makes `Volgende` wait for this work. */
  wait(work: Promise<unknown>): void
  setCount(path: string, count: number): void
  removeEntry(path: string, index: number): void
  /** Makes a call; a failure that the control did not cause itself is logged by the name of the call. */
  call: typeof fetchAnswer
  /** Logs the failure of what a control sends in a way of its own; never with answers. */
  log(failure: string): void
}

const FormContext = createContext<FormHandle | undefined>(undefined)
export const FormProvider = FormContext.Provider

/**
 * The form around a control.
 * @throws Error outside of a form.
 */
export const useForm = (): FormHandle => {
  const form = useContext(FormContext)
  if (!form) throw new Error('a control stands in no form')
  return form
}
