import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import type { Fields } from './fields.ts'
import type { Context } from './rule-context.ts'

/** A link for a visitor who is refused and cannot mend it here. */
export interface Help {
  label: string
  href: string
}

/** Where a visitor goes after sending: a page, or one of the funnel's own after steps. */
export type Destination =
  /** A page; its funnel begins with this draft where there is one. */
  | { url: string; draft?: { funnel: string; value: { answers: Record<string, unknown> } } }
  | { after: string }
  /**
   * A bank, which leads back to one of the funnel's after steps. Answers and key stay until that step knows how the payment
   * ended, so that whoever comes back by the browser's button, or presses again, makes no second order.
   */
  | { pay: string }
  /** The emptied form: the sentence shows as a toast and stays readable on the page (D17), with its `note`. */
  | { stay: string; note?: string | undefined }

export interface ConfirmationLine {
  label: string
  value: string
}

export interface Exit<Answers, K, Props, E extends AnyCall, Path extends string = string> {
  readonly endpoint: E
  /** Makes the request of the answers. Pure; the contract checks what it returns. */
  readonly toRequest: (answers: Answers, context: Context<Props>) => InputOf<E>
  /** For each field of the request, the answer that it is made of: a refusal of the field is shown there. */
  readonly fields?: Fields<Path>
  /** Text of the button that sends; `Bevestigen` when left out. A function where it hangs on a price. */
  readonly button?: string | ((context: Context<Props>) => string)
  readonly to: (answer: AnswerOf<E>, context: Context<Props>) => Destination
  /** Lines that the confirmation page may show beside the reference; nothing personal but where we call or come. */
  readonly lines?: (known: K, context: Context<Props>) => ConfirmationLine[]
  /** True where sending leads to a bank. The visitor reads so from the press on, with a countdown (spec 001 section 4). */
  readonly pays?: (context: Context<Props>) => boolean
  /** True when an answer with a good status still tells of a failure. */
  readonly failed?: (answer: AnswerOf<E>) => boolean
  readonly failure: string
  /** The sentence for a failure, where it is not the refusal's own sentence or the generic error block (D2). */
  readonly says?: (fault: Fault) => string | undefined
  /** For each refusal code, who can help; shown beside the sentence. */
  readonly help?: Readonly<Record<string, Help>>
  /** How the page that follows is counted, where the specification names it: VvE's step 5 `bedankpagina` (D38). */
  readonly arrival?: { step: string; number: number }
}

/** Another funnel that continues with the answers of this one. */
export interface LeadsTo<Typed> {
  readonly url: string
  /** Slug of that funnel, under which its draft is stored. */
  readonly funnel: string
  /** The answers that it begins with, by its own names; made only of answers that may stand in browser storage. */
  readonly answers: (kept: Typed, context: Context<unknown>) => Record<string, unknown>
}
