import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import type { Fields } from './fields.ts'
import type { Context } from './rule-context.ts'

/** Where a visitor can go with a refusal that they cannot mend here. */
export interface Help {
  label: string
  href: string
}

/** Where a visitor goes after sending: a page, or one of the funnel's own after steps. */
export type Destination =
  /** To a page, whose funnel begins with this draft where there is one. */
  | { url: string; draft?: { funnel: string; value: { answers: Record<string, unknown> } } }
  | { after: string }
  /**
   * To a bank, which leads back to one of the funnel's after steps. Answers and key stay until that tells what became
   * of it: whoever comes back by the browser's button, or presses again, makes no second purchase.
   */
  | { pay: string }
  /** Stays on an emptied form: the sentence shows as a toast and stays readable on the page (D17), with its `note`. */
  | { stay: string; note?: string | undefined }

export interface ConfirmationLine {
  label: string
  value: string
}

export interface Exit<Answers, K, Props, E extends AnyCall, Path extends string = string> {
  readonly endpoint: E
  /** Pure. The contract checks what it returns. */
  readonly toRequest: (answers: Answers, context: Context<Props>) => InputOf<E>
  /** Which answer each field of that request is: there its refusal is told. */
  readonly fields?: Fields<Path>
  /** Text of the button that sends; `Bevestigen` when left out. */
  readonly button?: string
  readonly to: (answer: AnswerOf<E>, context: Context<Props>) => Destination
  /** What the confirmation page may show beside the reference; nothing personal. */
  readonly lines?: (known: K, context: Context<Props>) => ConfirmationLine[]
  /** True when an answer with a good status still tells of a failure. */
  readonly failed?: (answer: AnswerOf<E>) => boolean
  /** How a failure is called in the log. */
  readonly failure: string
  /** What a failure is told as, where that is not the refusal's own sentence or the generic error block (D2). */
  readonly says?: (fault: Fault) => string | undefined
  /** By the code of a refusal: who can help, beside the sentence. */
  readonly help?: Readonly<Record<string, Help>>
  /** How the page that follows is counted, where the specification names it: VvE's step 5 `bedankpagina` (D38). */
  readonly arrival?: { step: string; number: number }
}

/** Another funnel that goes on with what was answered here. */
export interface LeadsTo<Typed> {
  /** Address of its page. */
  readonly url: string
  /** Its slug, by which its draft is found. */
  readonly funnel: string
  /** The answers that it begins with, by its own names; of ours, only those that may stand in browser storage. */
  readonly answers: (kept: Typed, context: Context<unknown>) => Record<string, unknown>
}
