import { createContext, useContext } from 'react'
import type { fetchAnswer } from '../../core/contract/client.ts'

/** What controls need of the form around them. Paths are those of the answers: `person.initials`, `homes[1].city`. */
export interface FormHandle {
  idOf(path: string): string
  value(path: string): unknown
  set(path: string, value: unknown): void
  /** The visitor left the field; `clean` brings its text in the usual form. */
  touch(path: string, clean?: (typed: string) => string): void
  error(path: string): string | undefined
  shown(path: string): boolean
  /** This answer follows from who is logged in: it is shown, and cannot be changed (decision 34). */
  fixed(path: string): boolean
  /** Other words for some of the choices, by their values. */
  labels(path: string): Readonly<Record<string, string>>
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
