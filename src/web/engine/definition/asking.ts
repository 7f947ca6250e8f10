import type * as z from 'zod/mini'
import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { Help } from './exit.ts'
import type { Fields } from './fields.ts'
import type { Context } from './rule-context.ts'

/** Something that a funnel reads from the API. */
export interface Read<K, Props, E extends AnyCall, Asked> {
  readonly endpoint: E
  /** The call's input; undefined as long as it cannot be asked. `asked` is what the view wants to see (a month). */
  input(known: K, context: Context<Props>, asked: Asked): InputOf<E> | undefined
  /**
   * The steps on which it is asked even before a view is loaded, and again when its question changes. Rules know its answer
   * there (`context.read`), also on an overview after a reload.
   */
  readonly ahead?: readonly string[]
  /**
   * True where `Volgende` waits for the answer on the steps of `ahead`. A step without its answer cannot be left, and says so.
   */
  readonly required?: true
  /**
   * True where the last answer stays on the screen while a new question is under way or after it failed, so that a premium does
   * not blink.
   */
  readonly before?: true
  /** Milliseconds to wait before it is asked, so that not every keystroke sends a request. */
  readonly pause?: number
  /** The words in the log for a failure, where they are not `Failed fetch` and the read's name. */
  readonly failure?: string
  /**
   * True when the answer holds nothing to show. It may throw for an answer that no view can draw; the read counts as failed then.
   */
  readonly isEmpty?: (answer: AnswerOf<E>) => boolean
}

/** A call that must succeed before a step is left. Its input is made of the answers up to that step, of none of a later one. */
export interface LeaveCall<K, Props, E extends AnyCall, Path extends string = string> {
  /** The call, with a schema of the part of its answer that a draft may hold. */
  readonly endpoint: E & { readonly draftAnswer: z.ZodMiniType }
  readonly input: (known: K, context: Context<Props>) => InputOf<E> | undefined
  /** For each field of the input, the answer that it is made of: a refusal of the field is shown there. */
  readonly fields?: Fields<Path>
  /** A sentence for an answer that came but does not do; undefined when the step may be left. */
  readonly refuse?: (answer: AnswerOf<E>) => string | undefined
  /** The words in the log for a failure (spec 000 section 8). */
  readonly failure: string
  /**
   * True where the call changes something (mails a calculation): it is sent with an idempotency key, so that a repeated try is
   * done once.
   */
  readonly once?: true
  /** True where the answer tells a price: it is asked again when the server finds that the price has changed. */
  readonly costs?: true
  /**
   * The answer at which a definite refusal that names no field is shown; without it the generic error block shows. Refused fields
   * that the server names are shown at their own answers.
   */
  readonly field?: string
  /** For each refusal code, who can help; shown beside the server's own sentence. */
  readonly help?: Readonly<Record<string, Help>>
  /** One sentence that replaces every other for any failure, also one of our own or of the network. */
  readonly fails?: { readonly sentence: string; readonly help: Help }
}

type Call = <E extends AnyCall>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>

/** What is held for a visitor from the moment they choose it, such as a time that nobody else can book meanwhile. */
export interface Hold<K, Props, E extends AnyCall> {
  /** The call that takes the hold. With the token of an earlier hold it renews that one, or exchanges it for something else. */
  readonly endpoint: E
  /** The call's input; undefined when there is nothing to hold. */
  input(known: K, context: Context<Props>, token: string | undefined): InputOf<E> | undefined
  /** The token by which it is renewed, released and booked. */
  token(answer: AnswerOf<E>): string
  /** Milliseconds after which the hold is renewed, on every step, until the request is sent. */
  readonly everyMs: number
  /** Releases the hold; it would lapse by itself as well. */
  release(call: Call, token: string): Promise<unknown>
}
