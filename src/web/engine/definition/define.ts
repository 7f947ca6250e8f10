import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { Brick, Choice } from '../../../core/fields/brick/brick.ts'
import type { Draft, Group, List, Parsed, Parts } from '../../../core/fields/brick/group.ts'
import type { HomeFactName } from '../../../core/kernel/known-home.ts'
import type { Profile, ProfileWords } from '../../../core/kernel/viewer.ts'
import type { AfterStep } from './after-step.ts'
import type { Hold, Leave, Read } from './asking.ts'
import type { Exit, LeadsTo } from './exit.ts'
import type { Context } from './rule-context.ts'
import type { SidePanel, Summary } from './shown.ts'
import type { Steps } from './step.ts'
import type { LoadView, View } from './view.ts'

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

/** The answers of a funnel's steps as far as they are known, by the names under which they are asked. */
export type Answers<S extends Steps> = Known<Asks<S>>

/** Why a step is passed over, with its badge (spec 002 section 4.2). */
export interface Unavailable {
  reason: string
  badge: 'info' | 'error' | 'success'
}

/** An answer that the world can spoil between choosing and sending (a slot, an upload, a payment). */
export interface Spoils<Value> {
  /** Codes of a refusal that mean this answer has gone stale. */
  readonly codes: readonly string[]
  /** What is left of the answer, given the request's fields that were refused; nothing when left out. */
  remains?(value: Value, refused: readonly string[]): unknown
}

/** `later`: it can be kept with us as well, to go on with it on another device. */
type DraftPlace = { where: 'session' | 'local' | 'none'; key?: string; personal?: boolean; later?: true }

type Endpoints = { readonly [name: string]: AnyCall }

/** The types in which one funnel's rules are written. */
interface RuleTypes {
  steps: Steps
  group: object
  /** Names of steps, of answers, and of answers and the fields in them. */
  step: string
  answer: string
  path: string
  /** Answers that are valid so far, all of them as a request gets them, and as they are typed. */
  known: object
  answers: object
  draft: object
  properties: object
  /** What a view asks of a read, and the value that a spoiled answer had: each rule knows its own. */
  own: unknown
}

/** A choice as it stands now. */
export interface Option extends Choice {
  /** Why it cannot be chosen now. */
  readonly disabled?: string
}

/** What is said of some of these names. */
type ByName<Name extends string, T> = string extends Name
  ? { readonly [name: string]: T }
  : { readonly [N in Name]?: T }

/** What a funnel says. Everything else is derived by the engine. */
export interface FunnelDefinition<
  T extends RuleTypes,
  R extends Endpoints,
  L extends Endpoints,
  X extends Endpoints,
  H extends Endpoints = Endpoints,
> {
  readonly slug: string
  /** What editors may change, with the answers' own schemas. */
  readonly properties: T['group']
  /** The order is the order. */
  readonly steps: T['steps']
  /** Level of the steps' titles: 1, but for what stands on a page below a title of its own. */
  readonly titleLevel?: 1 | 2
  /** The step that shows everything before sending. It may ask consents. */
  readonly overview?: T['step']
  /** Where answers outlive a reload; `none` for a form whose answers may all stand nowhere. */
  readonly draft?: DraftPlace
  /** Dependent answers, which are forgotten when their parent changes. */
  readonly clears?: ByName<T['path'], readonly T['path'][]>
  /** Of a question with several answers, the one that rules the others out (`weet ik niet`): the last chosen wins. */
  readonly exclusive?: ByName<T['path'], string>
  /** Answers that are forgotten once they can no longer be: more contracts than homes, a moment that has passed. */
  readonly forgets?: ByName<T['path'], EntryRule<T['known'], T['properties']>>
  readonly when?: ByName<T['step'], StepRule<T['known'], T['properties'], boolean>>
  /** A step that counts as left without being walked: one begins after it, and `Terug` leads to it. */
  readonly already?: ByName<T['step'], StepRule<T['known'], T['properties'], boolean>>
  readonly shows?: ByName<T['path'], EntryRule<T['known'], T['properties']>>
  /** Words of a choice that hold what editors may change (a price), by the choice's value. */
  readonly labels?: ByName<T['path'], (context: Context<T['properties']>) => Readonly<Record<string, string>>>
  /**
   * Choices that are known only at run time, of a brick made by `runTimeChoice` or of some of a brick's own. Undefined
   * as long as they are not known. An answer that is none of them, or that can no longer be chosen, is forgotten.
   */
  readonly options?: ByName<T['path'], OptionRule<T['known'], T['properties']>>
  readonly rules?: readonly {
    readonly field: T['path']
    readonly message: string
    readonly ok: EntryRule<T['known'], T['properties']>
  }[]
  readonly unavailable?: ByName<T['step'], StepRule<T['known'], T['properties'], Unavailable | undefined>>
  /** By name: a failure is logged as `Failed fetch` and that name (spec 000 section 8). */
  readonly reads?: { readonly [N in keyof R]: Read<T['known'], T['properties'], R[N], T['own']> }
  /**
   * By step; a step may have several, made in this order, by the step's key and a word: `premie`, `premie mail`. Each
   * may use what those before it found.
   */
  readonly onLeave?: { readonly [K in keyof L]: Leave<T['known'], T['properties'], L[K], T['path']> }
  /**
   * Which answers are about whoever fills it in, each by its word of their profile: they begin with what is known of
   * that person, and what is answered is known in the next form of the same visit. What is asked of others (a seller,
   * an association of owners) does not stand here.
   */
  readonly profile?: ProfileWords<T['draft']>
  /** What it begins with besides, which no visit remembers. Also told the block's properties: which of several homes a page is about. */
  readonly prefill?: (profile: Profile, properties: T['properties']) => T['draft']
  /** The home that it is about: where its address stands, and which answers begin with what is known of it. */
  readonly home?: { readonly at: T['path']; readonly facts: readonly (HomeFactName & T['answer'])[] }
  /** Answers that a person who is logged in has and may not change here (D34). What is left out is typed. */
  readonly fixed?: (profile: Profile) => T['draft']
  readonly initial?: T['draft']
  /**
   * By answer: what is held while it stands. A refusal (somebody was earlier) clears it with the server's sentence, on
   * whatever step one is by then.
   */
  readonly holds?: { readonly [N in keyof H]: Hold<T['known'], T['properties'], H[N]> }
  readonly spoils?: ByName<T['answer'], Spoils<T['own']>>
  /** The words of the overview, made of the request as it would be sent. */
  readonly summary?: Summary<InputOf<X[keyof X]>, T['properties'], T['known']>
  readonly side?: (
    known: T['known'],
    context: Context<T['properties']>,
    step: T['step'],
  ) => SidePanel | undefined
  /** Stands in place of the list of steps: a list to choose from, who helps, a way out. */
  readonly head?: View
  /** Draws one answer by a component of its own, loaded when its step comes near; it is given its answer's path. */
  readonly draws?: ByName<T['path'], LoadView>
  readonly exits: {
    readonly [N in keyof X]: Exit<T['answers'], T['known'], T['properties'], X[N], T['path']>
  }
  /** In place of exits: the last `Volgende` sends nothing, and goes on in another funnel. */
  readonly leadsTo?: LeadsTo<T['draft']>
  readonly after?: { readonly [key: string]: AfterStep }
}

type StepRule<K, Props, Says> = (known: K, context: Context<Props>) => Says
/** Also told the index of the list entry that it is asked about. */
type EntryRule<K, Props> = (known: K, context: Context<Props>, index: number) => boolean
type OptionRule<K, Props> = (
  known: K,
  context: Context<Props>,
  index: number,
) => readonly Option[] | undefined

/** The types that follow from a funnel's steps and properties. */
interface TypesOf<S extends Steps, Props extends Parts> {
  steps: S & NoRepeats<S>
  group: Group<Props>
  step: keyof S & string
  answer: keyof Asks<S> & string
  path: AnswerPath<Asks<S>>
  known: Known<Asks<S>>
  answers: Parsed<Asks<S>>
  draft: Draft<Asks<S>>
  properties: Parsed<Props>
  own: never
}

/** The step of what has only one (a calculator). */
export type OneStep<P extends Parts> = { readonly berekening: { title: string; asks: P } }

/** What a calculator may say of its answers, as a funnel does of those of a step. */
export type OneStepRules<P extends Parts> = Pick<
  FunnelDefinition<TypesOf<OneStep<P>, Record<never, never>>, Endpoints, Endpoints, Endpoints>,
  'initial' | 'prefill' | 'shows' | 'rules' | 'clears' | 'forgets' | 'exclusive' | 'draws'
>

/** No types in particular: names are looked up, answers are whatever they are. */
interface Erased extends RuleTypes {
  group: Group
  known: Record<string, unknown>
  answers: Record<string, unknown>
  draft: Record<string, unknown>
  properties: Record<string, unknown>
}

/** A funnel as the engine walks it: the same definition, its types erased. */
export type Funnel = FunnelDefinition<Erased, Endpoints, Endpoints, Endpoints, Endpoints>

/**
 * Hands a funnel's definition to the engine.
 * A repeated name, an unknown path, a request that the contract does not know: none of them compiles.
 */
export function defineFunnel<
  const S extends Steps,
  const Props extends Parts,
  const X extends Endpoints,
  const R extends Endpoints = Record<never, never>,
  const L extends Endpoints = Record<never, never>,
  const H extends Endpoints = Record<never, never>,
>(definition: FunnelDefinition<TypesOf<S, Props>, R, L, X, H>): Funnel
// the engine looks up every name itself, so the precise types have done their work at the call
export function defineFunnel(funnel: Funnel): Funnel {
  defined.push(funnel)
  return funnel
}

const defined: Funnel[] = []

/** Throws for what types cannot say of a funnel. Its tests and every server look; no browser need. */
export const checkFunnel = ({ slug, steps, after = {}, exits, onLeave = {}, reads = {} }: Funnel): void => {
  const keys = Object.keys(steps)
  if (keys.length === 0) throw new Error(`${slug}: a funnel has at least one step`)
  for (const key of Object.keys(after))
    if (keys.includes(key)) throw new Error(`${slug}: ${key} is both a step and an after step`)
  for (const [key, { poll, outcomes }] of Object.entries(after))
    if ((poll?.outcome === undefined) !== (outcomes === undefined))
      throw new Error(
        `${slug}: ${key} has outcomes that nothing tells of, or tells of outcomes that it does not have`,
      )
  for (const [key, step] of Object.entries(steps))
    if (step.exit && !Object.hasOwn(exits, step.exit))
      throw new Error(`${slug}: step ${key} belongs to an unknown exit`)
  for (const name of [...Object.keys(onLeave), ...Object.values(reads).flatMap(({ ahead = [] }) => ahead)])
    if (!keys.includes(name.split(' ')[0] ?? '')) throw new Error(`${slug}: ${name} is no step`)
}

/** Every funnel that is loaded: on a server all of them. */
export const definedFunnels = (): readonly Funnel[] => {
  for (const funnel of defined) checkFunnel(funnel)
  return defined
}
