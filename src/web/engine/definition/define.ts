import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { Brick, Choice } from '../../../core/fields/brick/brick.ts'
import type { Draft, Group, List, Parsed, Parts } from '../../../core/fields/brick/group.ts'
import type { HomeFactName } from '../../../core/kernel/known-home.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import type { Profile, ProfileWords } from '../../../core/kernel/viewer.ts'
import type { AfterStep } from './after-step.ts'
import type { Hold, LeaveCall, Read } from './asking.ts'
import type { Exit, LeadsTo } from './exit.ts'
import type { Context } from './rule-context.ts'
import type { Steps } from './step.ts'
import type { SidePanel, Summary } from './summary.ts'
import type { LoadView, View } from './view.ts'

type Union<S extends Steps> = { [K in keyof S]: S[K]['asks'] }[keyof S]
type Join<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer All) => void ? All : never
/** All that the funnel asks, by name. */
export type Asks<S extends Steps> = Extract<Join<Union<S>>, Parts>

type NamesElsewhere<S extends Steps, K extends keyof S> = {
  [J in Exclude<keyof S, K>]: keyof S[J]['asks']
}[Exclude<keyof S, K>]
/** A type error for a name that two steps ask: one answer would overwrite the other. */
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

/** The answers that are valid so far, in the types of their fields. */
export type Known<P extends Parts> = {
  [K in keyof P]?: P[K] extends List<infer Q>
    ? Known<Q>[]
    : P[K] extends Group<infer Q>
      ? Known<Q>
      : P[K] extends Brick<infer Out, infer _In>
        ? Out
        : never
}

/** The valid answers of all steps of a funnel, by the names under which they are asked. */
export type Answers<S extends Steps> = Known<Asks<S>>

/** Why a step is passed over, with the kind of its badge (spec 002 section 4.2). */
export interface Unavailable {
  reason: string
  badge: 'info' | 'error' | 'success'
}

/** An answer that the world can spoil between choosing and sending (a slot, an upload, a payment). */
export interface Spoils<Value> {
  /** Codes of a refusal that mean that this answer has gone stale. */
  readonly codes: readonly string[]
  /** What stays of the answer, given the fields of the request that were refused; nothing stays when left out. */
  remains?(value: Value, refused: readonly string[]): unknown
}

/** That a visitor becomes a member with the request, and the fee of a year in cents. */
interface Joining {
  sentence: string
  fee: Cents
}

/**
 * Where the draft is stored. `later`: it can also be kept on the server, to continue on another device. `visit: false`: nothing
 * of it is remembered for the next form of the visit.
 */
type DraftPlace = {
  where: 'session' | 'local' | 'none'
  key?: string
  personal?: boolean
  later?: true
  visit?: false
}

type Endpoints = { readonly [name: string]: AnyCall }

interface RuleTypes {
  steps: Steps
  group: object
  /** Names: of steps, of answers, and of answers and the fields in them (`path`). */
  step: string
  answer: string
  path: string
  /** Answers: the valid ones so far, all of them as a request gets them, and as they are typed. */
  known: object
  answers: object
  draft: object
  properties: object
  /** What a view asks of a read, or the value that a spoiled answer had: it differs per rule. */
  ruleInput: unknown
}

/** A choice as it is offered now. */
export interface Option extends Choice {
  readonly disabled?: string
}

type ByName<Name extends string, T> = string extends Name
  ? { readonly [name: string]: T }
  : { readonly [N in Name]?: T }

/** A funnel as it is written. Everything else is derived by the engine. */
export interface FunnelDefinition<
  T extends RuleTypes,
  R extends Endpoints,
  L extends Endpoints,
  X extends Endpoints,
  H extends Endpoints = Endpoints,
> {
  readonly slug: string
  /** The settings of the block that editors may change, with a schema for each. */
  readonly properties: T['group']
  readonly steps: T['steps']
  /** Name of the service, shown above the titles of steps that do not tell it: `Gegevensinvoer` (D47). */
  readonly service?: string
  /** Heading level of the steps' titles: 1, or 2 on a page that has a title of its own above them. */
  readonly titleLevel?: 1 | 2
  /** The step that shows everything before sending. It may ask consents. */
  readonly overview?: T['step']
  /** Where answers outlive a reload; `none` for a form whose answers may be stored nowhere. */
  readonly draft?: DraftPlace
  /** Dependent answers by the path of their parent: they are forgotten when it changes. */
  readonly clears?: ByName<T['path'], readonly T['path'][]>
  /** For a question with several answers, the one that rules the others out (`weet ik niet`): the last chosen wins. */
  readonly exclusive?: ByName<T['path'], string>
  /** Answers that are forgotten once they can no longer be valid: more contracts than homes, a moment that has passed. */
  readonly forgets?: ByName<T['path'], EntryRule<T['known'], T['properties']>>
  readonly when?: ByName<T['step'], StepRule<T['known'], T['properties'], boolean>>
  /** Steps that count as left without being walked: the funnel begins after them, and `Terug` leads to them. */
  readonly already?: ByName<T['step'], StepRule<T['known'], T['properties'], boolean>>
  readonly shows?: ByName<T['path'], EntryRule<T['known'], T['properties']>>
  /** Labels of choices that hold something editors may change (a price), by the choice's value. */
  readonly labels?: ByName<T['path'], (context: Context<T['properties']>) => Readonly<Record<string, string>>>
  /**
   * Choices that are known only at run time, of a brick made by `runTimeChoice` or in place of a brick's own. Undefined as long
   * as they are not known. An answer that is not among them, or that can no longer be chosen, is forgotten.
   */
  readonly options?: ByName<T['path'], OptionRule<T['known'], T['properties']>>
  readonly rules?: readonly {
    readonly field: T['path']
    readonly message: string
    readonly ok: EntryRule<T['known'], T['properties']>
  }[]
  readonly unavailable?: ByName<T['step'], StepRule<T['known'], T['properties'], Unavailable | undefined>>
  /** Reads by name; a failure is logged as `Failed fetch` and that name (spec 000 section 8). */
  readonly reads?: { readonly [N in keyof R]: Read<T['known'], T['properties'], R[N], T['ruleInput']> }
  /**
   * Calls on leaving a step, by the step's key. A step may have several, named by its key and a word and made in this order:
   * `premie`, `premie mail`. Each may use the answers of those before it.
   */
  readonly onLeave?: { readonly [K in keyof L]: LeaveCall<T['known'], T['properties'], L[K], T['path']> }
  /**
   * The answers that are about the person who fills in the form, each by its word of their profile. They start with what is known
   * of that person, and are remembered for the next form of the same visit. Answers about others (a seller, an association of
   * owners) are left out.
   */
  readonly profile?: ProfileWords<T['draft']>
  /**
   * Other answers that are filled in at the start and that no visit remembers. The block's properties tell, for instance, which
   * of several homes the page is about.
   */
  readonly prefill?: (profile: Profile, properties: T['properties']) => T['draft']
  /** The home that the form is about: the path of its address, and the answers that start with what is known of that home. */
  readonly home?: { readonly at: T['path']; readonly facts: readonly (HomeFactName & T['answer'])[] }
  /** Answers that a logged-in person has and may not change here (D34). What is left out is typed. */
  readonly fixed?: (profile: Profile) => T['draft']
  readonly initial?: T['draft']
  /**
   * What is held while an answer stands, by answer. A refusal (somebody was earlier) clears the answer and shows the server's
   * sentence, on whatever step the visitor is by then.
   */
  readonly holds?: { readonly [N in keyof H]: Hold<T['known'], T['properties'], H[N]> }
  readonly spoils?: ByName<T['answer'], Spoils<T['ruleInput']>>
  /** The rows of the overview, made of the request as it would be sent. */
  readonly summary?: Summary<InputOf<X[keyof X]>, T['properties'], T['known']>
  readonly side?: (
    known: T['known'],
    context: Context<T['properties']>,
    step: T['step'],
  ) => SidePanel | undefined
  /** A view in place of the list of steps: a list to choose from, who helps, a way out. */
  readonly head?: View
  /** Components that draw one answer each, loaded when the answer's step comes near; each is given its answer's path. */
  readonly draws?: ByName<T['path'], LoadView>
  /**
   * For a request with which one becomes a member (D55): told above the first step's questions and where an e-mail address is
   * asked, in the same words to everybody, so that nothing moves once it is known who looks.
   */
  readonly joins?: (context: Context<T['properties']>) => Joining
  readonly exits: {
    readonly [N in keyof X]: Exit<T['answers'], T['known'], T['properties'], X[N], T['path']>
  }
  /** The funnel that follows, in place of exits: the last `Volgende` sends nothing and opens that funnel. */
  readonly leadsTo?: LeadsTo<T['draft']>
  readonly after?: { readonly [key: string]: AfterStep }
}

type StepRule<K, Props, Says> = (known: K, context: Context<Props>) => Says
/** A rule about an answer; `index` is that of the list entry that it is asked about. */
type EntryRule<K, Props> = (known: K, context: Context<Props>, index: number) => boolean
type OptionRule<K, Props> = (
  known: K,
  context: Context<Props>,
  index: number,
) => readonly Option[] | undefined

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
  ruleInput: never
}

/** The steps of a form that has only one (a calculator). */
export type OneStep<P extends Parts> = { readonly berekening: { title: string; asks: P } }

/** The rules that a calculator may have, with the meaning that they have in a funnel. */
export type OneStepRules<P extends Parts> = Pick<
  FunnelDefinition<TypesOf<OneStep<P>, Record<never, never>>, Endpoints, Endpoints, Endpoints>,
  'initial' | 'prefill' | 'shows' | 'rules' | 'clears' | 'forgets' | 'exclusive' | 'draws'
>

/** The rule types without names or types of one funnel, for code that handles any of them. */
interface AnyRuleTypes extends RuleTypes {
  group: Group
  known: Record<string, unknown>
  answers: Record<string, unknown>
  draft: Record<string, unknown>
  properties: Record<string, unknown>
}

/** A funnel as the engine walks it: the same definition, its types erased. */
export type Funnel = FunnelDefinition<AnyRuleTypes, Endpoints, Endpoints, Endpoints, Endpoints>

/**
 * Defines a funnel and registers it for `definedFunnels`. A repeated name, an unknown path or a request that the contract does
 * not know does not compile.
 */
export function defineFunnel<
  const S extends Steps,
  const Props extends Parts,
  const X extends Endpoints,
  const R extends Endpoints = Record<never, never>,
  const L extends Endpoints = Record<never, never>,
  const H extends Endpoints = Record<never, never>,
>(definition: FunnelDefinition<TypesOf<S, Props>, R, L, X, H>): Funnel
// the engine looks up every name at run time, so the precise types have done their work at the call
export function defineFunnel(funnel: Funnel): Funnel {
  defined.push(funnel)
  return funnel
}

const defined: Funnel[] = []

/**
 * Checks what types cannot: steps named by other parts of a funnel exist. Tests and every server call it; browsers do not need
 * to.
 * @throws Error that names the funnel and the contradiction.
 */
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

/** Every funnel that is loaded, checked by `checkFunnel`: on a server all of them. */
export const definedFunnels = (): readonly Funnel[] => {
  for (const funnel of defined) checkFunnel(funnel)
  return defined
}
