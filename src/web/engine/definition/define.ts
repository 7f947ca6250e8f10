import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { Brick } from '../../../core/fields/brick.ts'
import type { Draft, Group, List, Parsed, Parts } from '../../../core/fields/group.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import type { AfterStep } from './after-step.ts'
import type { Exit, Help, LeadsTo } from './exit.ts'
import type { Context } from './rule-context.ts'

/** One step: its title and what it asks. The rules that tie steps together stand in the funnel, where all answers are typed. */
export interface StepDefinition {
  readonly title: string
  /** A sentence below the title: what is asked and what follows. */
  readonly intro?: string
  readonly asks: Parts
  /** The exit to which this step belongs, when it is one of an exit's own last steps. */
  readonly exit?: string
  /** Draws the step, where bricks cannot draw it themselves. */
  readonly view?: ComponentType
  /** The same, loaded when the step comes near (calendar, signature). */
  readonly load?: () => Promise<{ default: ComponentType }>
  /** The step's columns need the width of the page. */
  readonly wide?: boolean
  /** Hides the engine's own `Volgende`: the view offers its own ways on (choice of exit). */
  readonly ownButtons?: boolean
  /** Stands before the step and brings forms of its own: somebody must log in or give an e-mail address first. */
  readonly gate?: Gate
}

/** Gate of a step: what must be known before it asks anything. It is drawn in place of the step's form, with only `Terug` below. */
export interface Gate {
  readonly view: ComponentType
  /** True once the step itself may show; a gate without this is all that there is of its step. */
  readonly until?: (known: Readonly<Record<string, unknown>>, context: Context<unknown>) => boolean
}
export type Steps = { readonly [key: string]: StepDefinition }

type Union<S extends Steps> = { [K in keyof S]: S[K]['asks'] }[keyof S]
type Join<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer All) => void ? All : never
/** Everything that the funnel asks, by name. */
export type Asks<S extends Steps> = Extract<Join<Union<S>>, Parts>

type NamesElsewhere<S extends Steps, K extends keyof S> = {
  [J in Exclude<keyof S, K>]: keyof S[J]['asks']
}[Exclude<keyof S, K>]
/** A name that two steps ask does not compile: one of them would overwrite the other. */
export type NoRepeats<S extends Steps> = {
  [K in keyof S]: {
    asks: {
      [N in keyof S[K]['asks']]: N extends NamesElsewhere<S, K> ? { 'asked in two steps': N } : unknown
    }
  }
}

type PathIn<P extends Parts, Before extends string> = {
  [N in keyof P & string]:
    | `${Before}${N}`
    | (P[N] extends List<infer Q>
        ? PathIn<Q, `${Before}${N}[].`>
        : P[N] extends Group<infer Q>
          ? PathIn<Q, `${Before}${N}.`>
          : never)
}[keyof P & string]
/** Every name of an answer or of a field in it; a list's entries are written `insurances[].name`. */
export type AnswerPath<P extends Parts> = PathIn<P, ''>

/** What is known so far: only answers that are valid, in the types of their fields. */
export type Known<P extends Parts> = {
  [K in keyof P]?: P[K] extends List<infer Q>
    ? Known<Q>[]
    : P[K] extends Group<infer Q>
      ? Known<Q>
      : P[K] extends Brick<infer Out, infer _In>
        ? Out
        : never
}

/** Why a step is passed over, with its badge (spec 002 section 4.2). */
export interface Unavailable {
  reason: string
  badge: 'info' | 'error' | 'success'
}

export interface Rule<K, Path> {
  readonly field: Path
  readonly message: string
  readonly ok: (known: K, context: Context<unknown>, index: number) => boolean
}

export interface Read<K, Props, E extends AnyCall, Asked> {
  readonly endpoint: E
  /** What to ask for; undefined as long as it cannot be asked. `asked` is what the view wants to see (a month). */
  readonly input: (known: K, context: Context<Props>, asked: Asked) => InputOf<E> | undefined
  /** Asked as soon as this step is reached, before its view is even loaded; its view then finds the answer there. */
  readonly ahead?: string
  /** True when there is nothing to show. */
  readonly isEmpty?: (answer: AnswerOf<E>) => boolean
}

export interface Leave<K, Props, E extends AnyCall> {
  /** What it answers may stand in a draft. */
  readonly endpoint: E & { readonly kept: z.ZodMiniType }
  readonly input: (known: K, context: Context<Props>) => InputOf<E> | undefined
  /** A sentence for an answer that came but does not do; undefined when the step may be left. */
  readonly refuse?: (answer: AnswerOf<E>) => string | undefined
  /** How a failure is called in the log (spec 000 section 8). */
  readonly failure: string
  /** A definite refusal belongs to this field; without it the generic error block shows. */
  readonly field?: string
  /** By the code of a refusal: it is told in the server's own words, with who can help. */
  readonly help?: Readonly<Record<string, Help>>
  /** Every failure is told in this sentence, also one of ours or of the network, in place of all the others. */
  readonly fails?: { readonly sentence: string; readonly help: Help }
}

/** An answer that the world can spoil between choosing and sending (a slot, an upload, a payment). */
export interface Spoils<Value> {
  /** Codes of a refusal that mean this answer has gone stale. */
  readonly codes: readonly string[]
  /** What is left of the answer, given the request's fields that were refused; nothing when left out. */
  readonly remains?: (value: Value, refused: readonly string[]) => Value | undefined
}

export interface SummaryRow {
  label: string
  value: string
}

export interface SidePanel {
  title: string
  rows: SummaryRow[]
  /** What it costs as far as known, and always true. */
  price?: { term: string; value: string; note?: string } | undefined
  /** One reassuring fact. */
  fact?: string
}

type DraftPlace = { where: 'session' | 'local' | 'none'; key?: string; personal?: boolean }

type ByStep<S extends Steps, T> = { readonly [K in keyof S]?: T }

/** What a funnel says. Everything else is derived by the engine. */
export interface FunnelDefinition<
  S extends Steps,
  Props extends Parts,
  R extends { [name: string]: AnyCall },
  L extends { [step: string]: AnyCall },
  X extends { [name: string]: AnyCall },
> {
  readonly slug: string
  /** What editors may change, with the answers' own schemas. */
  readonly properties: Group<Props>
  /** The order is the order. */
  readonly steps: S & NoRepeats<S>
  /** The step that shows everything before sending. It may ask consents. */
  readonly overview?: keyof S & string
  /** Where answers outlive a reload; `none` for a form whose answers may all stand nowhere. */
  readonly draft?: DraftPlace
  /** Answers that are forgotten when their parent changes. */
  readonly clears?: { readonly [P in AnswerPath<Asks<S>>]?: readonly AnswerPath<Asks<S>>[] }
  /** Of a question with several answers, the one that rules the others out (`weet ik niet`): the last chosen wins. */
  readonly exclusive?: { readonly [P in AnswerPath<Asks<S>>]?: string }
  /** Answers that are forgotten once they can no longer be: more contracts than homes, a moment that has passed. */
  readonly forgets?: {
    readonly [P in AnswerPath<Asks<S>>]?: (
      known: Known<Asks<S>>,
      context: Context<Parsed<Props>>,
      index: number,
    ) => boolean
  }
  readonly when?: ByStep<S, (known: Known<Asks<S>>, context: Context<Parsed<Props>>) => boolean>
  /** A step that counts as left without being walked: one begins after it, and `Terug` leads to it. */
  readonly already?: ByStep<S, (known: Known<Asks<S>>, context: Context<Parsed<Props>>) => boolean>
  readonly shows?: {
    readonly [P in AnswerPath<Asks<S>>]?: (
      known: Known<Asks<S>>,
      context: Context<Parsed<Props>>,
      index: number,
    ) => boolean
  }
  /** Words of a choice that hold what editors may change (a price), by the choice's value. */
  readonly labels?: {
    readonly [P in AnswerPath<Asks<S>>]?: (
      context: Context<Parsed<Props>>,
    ) => Readonly<Record<string, string>>
  }
  readonly rules?: readonly {
    readonly field: AnswerPath<Asks<S>>
    readonly message: string
    readonly ok: (known: Known<Asks<S>>, context: Context<Parsed<Props>>, index: number) => boolean
  }[]
  readonly unavailable?: ByStep<
    S,
    (known: Known<Asks<S>>, context: Context<Parsed<Props>>) => Unavailable | undefined
  >
  /** By name: a failure is logged as `Failed fetch` and that name (spec 000 section 8). */
  readonly reads?: { readonly [N in keyof R]: Read<Known<Asks<S>>, Parsed<Props>, R[N], never> }
  readonly onLeave?: { readonly [K in keyof L]: Leave<Known<Asks<S>>, Parsed<Props>, L[K]> }
  readonly prefill?: (profile: Profile) => Draft<Asks<S>>
  /** Answers that a person who is logged in has and may not change here (decision 34). What is left out is typed. */
  readonly fixed?: (profile: Profile) => Draft<Asks<S>>
  readonly initial?: Draft<Asks<S>>
  readonly spoils?: { readonly [N in keyof Asks<S>]?: Spoils<never> }
  readonly summary?: ByStep<S, (known: Known<Asks<S>>, context: Context<Parsed<Props>>) => SummaryRow[]>
  readonly side?: (known: Known<Asks<S>>, context: Context<Parsed<Props>>) => SidePanel | undefined
  readonly exits: { readonly [N in keyof X]: Exit<Parsed<Asks<S>>, Known<Asks<S>>, Parsed<Props>, X[N]> }
  /** In place of exits: the last `Volgende` sends nothing, and goes on in another funnel. */
  readonly leadsTo?: LeadsTo<Draft<Asks<S>>>
  readonly after?: { readonly [key: string]: AfterStep }
}

type AnyKnown = Record<string, unknown>
type AnyContext = Context<Record<string, unknown>>

/** A funnel as the engine walks it: the same value, its types forgotten. */
export interface Funnel {
  readonly slug: string
  readonly properties: Group
  readonly steps: Steps
  readonly overview?: string
  readonly draft?: DraftPlace
  readonly clears?: Readonly<Record<string, readonly string[]>>
  readonly exclusive?: Readonly<Record<string, string>>
  readonly forgets?: Readonly<
    Record<string, (known: AnyKnown, context: AnyContext, index: number) => boolean>
  >
  readonly when?: Readonly<Record<string, (known: AnyKnown, context: AnyContext) => boolean>>
  readonly already?: Readonly<Record<string, (known: AnyKnown, context: AnyContext) => boolean>>
  readonly shows?: Readonly<Record<string, (known: AnyKnown, context: AnyContext, index: number) => boolean>>
  readonly labels?: Readonly<Record<string, (context: AnyContext) => Readonly<Record<string, string>>>>
  readonly rules?: readonly {
    field: string
    message: string
    ok: (known: AnyKnown, context: AnyContext, index: number) => boolean
  }[]
  readonly unavailable?: Readonly<
    Record<string, (known: AnyKnown, context: AnyContext) => Unavailable | undefined>
  >
  readonly reads?: Readonly<Record<string, Read<AnyKnown, Record<string, unknown>, AnyCall, unknown>>>
  readonly onLeave?: Readonly<Record<string, Leave<AnyKnown, Record<string, unknown>, AnyCall>>>
  readonly prefill?: (profile: Profile) => Record<string, unknown>
  readonly fixed?: (profile: Profile) => Record<string, unknown>
  readonly initial?: Record<string, unknown>
  readonly spoils?: Readonly<Record<string, Spoils<unknown>>>
  readonly summary?: Readonly<Record<string, (known: AnyKnown, context: AnyContext) => SummaryRow[]>>
  readonly side?: (known: AnyKnown, context: AnyContext) => SidePanel | undefined
  readonly exits: Readonly<Record<string, Exit<AnyKnown, AnyKnown, Record<string, unknown>, AnyCall>>>
  readonly leadsTo?: LeadsTo<Record<string, unknown>>
  readonly after?: Readonly<Record<string, AfterStep>>
}

/**
 * Checks a funnel's definition and hands it to the engine.
 * A repeated name, an unknown path, a request that the contract does not know: none of them compiles.
 */
export const defineFunnel = <
  const S extends Steps,
  const Props extends Parts,
  const X extends { [name: string]: AnyCall },
  const R extends { [name: string]: AnyCall } = Record<never, never>,
  const L extends { [step: string]: AnyCall } = Record<never, never>,
>(
  definition: FunnelDefinition<S, Props, R, L, X>,
): Funnel => {
  const keys = Object.keys(definition.steps)
  if (keys.length === 0) throw new Error(`${definition.slug}: a funnel has at least one step`)
  for (const key of Object.keys(definition.after ?? {}))
    if (keys.includes(key)) throw new Error(`${definition.slug}: ${key} is both a step and an after step`)
  for (const [key, step] of Object.entries(definition.steps as Steps))
    if (step.exit && !Object.hasOwn(definition.exits, step.exit))
      throw new Error(`${definition.slug}: step ${key} belongs to an unknown exit`)
  // the engine walks names it looks up itself, so the precise types have done their work here
  const funnel = definition as unknown as Funnel
  defined.push(funnel)
  return funnel
}

const defined: Funnel[] = []

/** Every funnel that is loaded: on a server all of them. */
export const definedFunnels = (): readonly Funnel[] => defined
