import type * as z from 'zod/mini'
import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { Help } from './exit.ts'
import type { Fields } from './fields.ts'
import type { Context } from './rule-context.ts'

/** Something that a funnel reads from the API. */
export interface Read<K, Props, E extends AnyCall, Asked> {
  readonly endpoint: E
  /** What to ask for; undefined as long as it cannot be asked. `asked` is what the view wants to see (a month). */
  input(known: K, context: Context<Props>, asked: Asked): InputOf<E> | undefined
  /**
   * The steps on which it is asked by itself, before a view is even loaded, and anew when its question changes. Rules
   * know its answer there (`context.read`), also on an overview after a reload.
   */
  readonly ahead?: readonly string[]
  /** On those steps `Volgende` waits for the answer; without one the step cannot be left, and says so. */
  readonly required?: true
  /** Its last answer stands in while a new question is under way, and where that failed: a premium that does not blink. */
  readonly before?: true
  /** Milliseconds to wait before it is asked, so that not every key that is pressed asks. */
  readonly pause?: number
  /** How a failure is called in the log, where that is not `Failed fetch` and its name. */
  readonly failure?: string
  /** True when there is nothing to show. An answer that no view can draw, of whom it may be, throws: it counts as failed. */
  readonly isEmpty?: (answer: AnswerOf<E>) => boolean
}

/** A call that must succeed before a step is left. It is asked with what is known on that step: nothing of a later one. */
export interface Leave<K, Props, E extends AnyCall, Path extends string = string> {
  /** What it answers may stand in a draft. */
  readonly endpoint: E & { readonly kept: z.ZodMiniType }
  readonly input: (known: K, context: Context<Props>) => InputOf<E> | undefined
  /** Which answer each field of that input is: there its refusal is told. */
  readonly fields?: Fields<Path>
  /** A sentence for an answer that came but does not do; undefined when the step may be left. */
  readonly refuse?: (answer: AnswerOf<E>) => string | undefined
  /** How a failure is called in the log (spec 000 section 8). */
  readonly failure: string
  /**
   * It changes something (mails a calculation): it is sent with a key, so that a second try of the same is done once.
   */
  readonly once?: true
  /** Its answer tells what this costs: it is asked anew where the server finds that it costs something else by now. */
  readonly costs?: true
  /**
   * A definite refusal that names no field belongs to this one; without it the generic error block shows. Fields that
   * it names are brought to their answers.
   */
  readonly field?: string
  /** By the code of a refusal: it is told in the server's own words, with who can help. */
  readonly help?: Readonly<Record<string, Help>>
  /** Every failure is told in this sentence, also one of ours or of the network, in place of all the others. */
  readonly fails?: { readonly sentence: string; readonly help: Help }
}

/** Makes a call of the contract. */
type Call = <E extends AnyCall>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>

/** What is held for a visitor from the moment that they choose it: a time that nobody else can book meanwhile. */
export interface Hold<K, Props, E extends AnyCall> {
  /** Takes it; with a token of before it takes again what is held under that, or something else in its place. */
  readonly endpoint: E
  /** Undefined when there is nothing to hold. */
  input(known: K, context: Context<Props>, token: string | undefined): InputOf<E> | undefined
  /** The token by which it is renewed, released and booked. */
  token(answer: AnswerOf<E>): string
  /** It is taken again after so many milliseconds, on every step, until it is sent. */
  readonly everyMs: number
  /** Lets it go; it would lapse by itself as well. */
  release(call: Call, token: string): Promise<unknown>
}
