import { createContext, type ReactNode, useContext } from 'react'
import type { Place } from '../../core/content/part-defects.ts'
import type { contentChoices } from '../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { Links, Values } from '../rich-text/judge-href.ts'
import { fieldIdOf } from './field-id.ts'
import type { FieldNode } from './field-tree.ts'
import type { PartName, Words } from './words-of.ts'

/** What a document may name: pages, desks, prices, placeholders. */
export type Choices = AnswerOf<typeof contentChoices>

/** What every field of a form knows. Places are those in the whole document. */
export interface FormOf {
  part: PartName
  /** The items of lists that the fields stand in: `Stap 1`, or `Groep 2, Link 1`. Empty outside of them. */
  within: string
  readOnly: boolean
  /** Whose a part of the settings is, as a sentence, where whoever writes may not change it. */
  lockOf(key: string): string | undefined
  choices: Choices
  /** The placeholders with the value of today, and what each is called. */
  values: Values
  labels: ReadonlyMap<string, string>
  links: Links
  /** The place that somebody asked for, until the next one. */
  wanted: Place | undefined
  /** What is wrong with the field at a place, in sentences; undefined where nothing is. */
  faultAt(at: Place): string | undefined
  /** How many faults lie in the part of the document at a place, that of the part itself among them. */
  faultsWithin(at: Place): number
  /** Changes the part at a place, from what it is at that moment. What becomes undefined is taken out. */
  change(at: Place, to: (part: unknown) => unknown): void
  /** Tells that what is at a place was just added, so that its faults wait until somebody wrote in it. */
  begin(at: Place): void
  /** Draws a field in another: a list draws its items by it. */
  draw(props: FieldProps): ReactNode
}

const FormContext = createContext<FormOf | undefined>(undefined)
export const FormOfProvider = FormContext.Provider

/**
 * The form around a field.
 * @throws Error outside of one.
 */
export const useFormOf = (): FormOf => {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field stands in no form of content')
  return form
}

/** What a field is drawn of. */
export interface FieldProps<N extends FieldNode = FieldNode> {
  node: N
  /** Its place in the document. */
  at: Place
  /** Its path in its part, without places in lists and names in records, by which its words are found. */
  path: string
  value: unknown
  /** Whether it may be left out: then it is taken out of the document when it is emptied. */
  optional: boolean
  words: Words
  /** Whether its name stands above it already, as the title of what is folded. */
  isNamed?: boolean
}

/** What a control needs to ask for a field, and the way to change it. */
export const useField = ({ at, words: { label, hint }, optional }: Omit<FieldProps, 'node'>) => {
  const form = useFormOf()
  const id = fieldIdOf(at)
  return {
    form,
    id,
    /** The name of the field where it is heard away from the item that it stands in: `Stap 1: Uitleg`. */
    spoken: form.within === '' ? label : `${form.within}: ${label}`,
    question: { id, label, hint, error: form.faultAt(at), optional },
    set: (next: unknown) => form.change(at, () => next),
    /** Sets a text; an empty one of a field that may be left out takes the field out. */
    setText: (text: string) => form.change(at, () => (text === '' && optional ? undefined : text)),
  }
}

/** A value as the text of a control. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
