import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { LoadView, View } from './view.ts'

/** What an after step asks until it is answered: a payment's status, a membership that becomes active. */
export interface Poll {
  readonly endpoint: AnyCall
  /** From the address's query parameters; undefined where there is nothing to ask. */
  readonly input: (query: URLSearchParams) => unknown
  readonly everyMs: number
  readonly tries: number
  readonly done: (answer: unknown) => boolean
  /** Which of the step's outcomes an answer tells of. One that is not `done` counts once the tries are used up. */
  readonly outcome?: (answer: unknown) => string | undefined
  /** Shown while it waits; the general waiting text when left out. */
  readonly waiting?: string
  /** Said when the tries are used up, beside the offer to look again. */
  readonly late: string
}

/** A poll whose question and answer are those of its endpoint. */
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

/** One end of several, drawn apart from the others: paid, cancelled, expired, failed. */
export interface AfterOutcome {
  readonly title: string
  /** A sentence below it: what that means, and what follows. */
  readonly intro?: string
  /** Draws what else there is to say; it finds the poll's answer by `useArrived`. */
  readonly load?: LoadView
  /** Nothing came of it: every answer is still there, and a button of these words leads back to where it was sent. */
  readonly again?: string
}

/** A step after sending: thank-you page that polls, return from a payment. It cannot be walked to. */
export interface AfterStep {
  readonly title: string
  readonly view?: View
  readonly load?: LoadView
  readonly poll?: Poll
  /** Said to who comes by with nothing to ask: what the page is for, and where it begins (D32). */
  readonly cold?: { readonly sentence: string; readonly action: { label: string; href: string } }
  /** By the words that the poll's `outcome` answers. */
  readonly outcomes?: Readonly<Record<string, AfterOutcome>>
  /** It is a page of its own: whoever asks for this step is sent there. It stands last in the list of steps. */
  readonly page?: string
}
