import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { LoadView, View } from './view.ts'

/** A call that an after step repeats until its answer is final: the status of a payment, a membership that becomes active. */
export interface Poll {
  readonly endpoint: AnyCall
  /** The call's input, made from the query parameters of the address; undefined where there is nothing to ask. */
  readonly input: (query: URLSearchParams) => unknown
  readonly everyMs: number
  readonly tries: number
  readonly done: (answer: unknown) => boolean
  /**
   * The key in `outcomes` of the step that an answer stands for. An answer that is not `done` counts once the tries are used up.
   */
  readonly outcome?: (answer: unknown) => string | undefined
  /** Text that shows while it waits; the general waiting text when left out. */
  readonly waiting?: string
  /** Text that shows when the tries are used up, beside the offer to look again. */
  readonly late: string
}

/** Makes a poll and checks the types of its question and answer against its endpoint. */
export const poll = <E extends AnyCall>(of: {
  endpoint: E
  input: (query: URLSearchParams) => InputOf<E> | undefined
  everyMs: number
  tries: number
  done: (answer: AnswerOf<E>) => boolean
  outcome?: (answer: AnswerOf<E>) => string | undefined
  waiting?: string
  late: string
}): Poll => of as unknown as Poll

/** One of several ends of an after step (paid, cancelled, expired, failed), each drawn in its own way. */
export interface AfterOutcome {
  readonly title: string
  readonly intro?: string
  /** Draws the rest of the page; the view finds the poll's answer by `usePollAnswer`. */
  readonly load?: LoadView
  /** Label of a button that leads back to where it was sent. Set where nothing came of it: every answer is still there. */
  readonly again?: string
}

/** A step after sending, which cannot be walked to: a thank-you page that polls, the return from a payment. */
export interface AfterStep {
  readonly title: string
  readonly view?: View
  readonly load?: LoadView
  readonly poll?: Poll
  /** Text for a visitor who comes by with nothing to ask: what the page is for, and where it begins (D32). */
  readonly cold?: { readonly sentence: string; readonly action: { label: string; href: string } }
  /** The ends of this step, by what the poll's `outcome` returns. */
  readonly outcomes?: Readonly<Record<string, AfterOutcome>>
  /** Address of the page that is this step: whoever asks for the step is sent there. It stands last in the list of steps. */
  readonly page?: string
}
