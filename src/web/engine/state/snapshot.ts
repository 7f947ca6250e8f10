import type { Funnel } from '../definition/define.ts'
import type { Help } from '../definition/exit.ts'
import type { Derived } from './derive.ts'
import type { Errors } from './step-errors.ts'
import type { FixedAnswers } from './with-fixed.ts'

/** What went wrong, as the visitor reads it. `generic` is the block of D2, with the phone number. */
export type Trouble = { kind: 'generic' } | { kind: 'sentence'; sentence: string; help?: Help | undefined }

/** A trouble with a sentence where there is one, else the generic block. */
export const troubleOf = ({ sentence, help }: { sentence?: string; help?: Help | undefined }): Trouble =>
  sentence ? { kind: 'sentence', sentence, ...(help && { help }) } : { kind: 'generic' }

/** A notice about a draft that was kept on the server and came back. */
export interface Resumed {
  elsewhere: boolean
  /** Labels of answers that no longer fit the form, which are asked again. */
  changed: readonly string[]
  /** Labels of questions that were answered but whose answers are not kept on the server. */
  leftOut: readonly string[]
  /** True when steps that were walked before are walked again. */
  again: boolean
}

/** View state: all that a funnel's screen is drawn from. A new object after every change. */
export interface Snapshot {
  /** False until the stored draft is applied: the server's HTML is inert until then. */
  readonly ready: boolean
  readonly step: string
  /** The after step that shows in place of a step, once the funnel was sent. */
  readonly after: string | undefined
  readonly answers: Readonly<Record<string, unknown>>
  /** Answers that follow from who is logged in, by path. */
  readonly fixed: FixedAnswers
  readonly derived: Derived
  readonly errors: Errors
  /** True after a failed `Volgende` on this step: the error summary shows. */
  readonly failed: boolean
  /** Counts presses of `Volgende`, so that the summary takes the focus after each that failed. */
  readonly tries: number
  /** `away`: on the way to a bank; the button works again a little later. */
  readonly busy: 'no' | 'leaving' | 'sending' | 'away' | 'sent'
  /** The final answer of an after step's poll, and the name of its outcome. */
  readonly arrived: { answer: unknown; outcome: string | undefined } | undefined
  readonly trouble: Trouble | undefined
  /** The sentence, reference and note that show above the emptied form after it was sent. */
  readonly done: { sentence: string; reference: string | undefined; note?: string | undefined } | undefined
  /** Paths of answers that a reload emptied and that are asked again. */
  readonly again: readonly string[]
  /** Counts moves between steps, so that the title can take the focus. */
  readonly moves: number
  readonly direction: 'forward' | 'back'
  /** Set when the draft came from the server. */
  readonly resumed?: Resumed | undefined
  /** True when the visitor came from the overview and goes back to it. */
  readonly returning: boolean
}

/** The number under which a step is counted (D52): its place in the funnel, from 1. */
export const numberOf = (funnel: Funnel, step: string): number => Object.keys(funnel.steps).indexOf(step) + 1
