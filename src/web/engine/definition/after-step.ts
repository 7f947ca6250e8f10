import type { ComponentType } from 'react'
import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'

/** What an after step asks until it is answered: a payment's status, a membership that becomes active. */
export interface Poll {
  readonly endpoint: AnyCall
  /** From the address's query parameters. */
  readonly input: (query: URLSearchParams) => unknown
  readonly everyMs: number
  readonly tries: number
  readonly done: (answer: unknown) => boolean
  /** Shown while it waits; the general waiting text when left out. */
  readonly waiting?: string
  /** Said when the tries are used up, beside the offer to look again. */
  readonly late: string
}

/** A poll whose question and answer are those of its endpoint. */
export const poll = <E extends AnyCall>(of: {
  endpoint: E
  input: (query: URLSearchParams) => InputOf<E>
  everyMs: number
  tries: number
  done: (answer: AnswerOf<E>) => boolean
  waiting?: string
  late: string
}): Poll => of as unknown as Poll

/** A step after sending: thank-you page that polls, return from a payment. It cannot be walked to. */
export interface AfterStep {
  readonly title: string
  readonly view?: ComponentType
  readonly load?: () => Promise<{ default: ComponentType }>
  readonly poll?: Poll
  /** It is a page of its own: whoever asks for this step is sent there. It stands last in the list of steps. */
  readonly page?: string
}
