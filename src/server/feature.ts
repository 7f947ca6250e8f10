import type { AnyCall, Call } from '../core/contract/call.ts'
import { type AnswerOf, type AnyEndpoint, endpointOf, type RequestOf } from '../core/contract/endpoint.ts'
import type { AnyOperation } from '../core/contract/operation.ts'
import type { AnyGroup } from '../core/fields/brick/group.ts'
import type { Fault } from '../core/kernel/fault.ts'
import type { Viewer } from '../core/kernel/viewer.ts'
import type { MijnPage } from '../core/mijn/pages.ts'
import type { FormSlug } from '../core/mijn/paths.ts'
import type { Meter } from './database/meter.ts'
import type { Ids } from './outbox/enqueue.ts'
import type { Queue } from './outbox/queue.ts'
import type { Context, PersonalDataTable, RequestContext, RequestNow, Runtime } from './services/context.ts'
import type { DocumentKind } from './services/documents/document-kind.ts'
import type { Letter } from './services/letters/letter.ts'
import type { OwnPageParts } from './services/mijn/pages.ts'
import type { OwnRow } from './services/mijn/person.ts'
import type { SoldProduct } from './services/payments/own-purchase.ts'
import { type Permission, requirePermission } from './services/permissions.ts'
import type { RequestKind } from './services/submissions/request-kind.ts'

/** Serves one call: gets the parsed request, and returns an answer that is checked against the contract. */
export type Handler<E extends AnyCall> = (ctx: RequestContext, request: RequestOf<E>) => Promise<AnswerOf<E>>

export interface Verb<E extends AnyCall = AnyEndpoint> {
  may: Permission
  run: Handler<E>
  /**
   * The Dutch words for this action in the trail that people find among their own data. Left out where the action leaves no trace
   * with a person.
   */
  trailWords?: string
  /**
   * Fields of the body that this viewer must fill in beside those that the contract demands of everybody. They are checked
   * together with the contract, so that a refusal names every wrong field at once; the verb checks them itself too.
   */
  demands?: (viewer: Viewer) => AnyGroup | undefined
}

/** Something that staff do by a command, or that runs once a colleague has approved it. It is no call of its own. */
export interface StaffVerb<Given, Answer> {
  may: Permission
  run(ctx: Context, given: Given): Promise<Answer>
}

/** A plain form on one's own pages, which works without a script: it is sent by `POST` to its path. */
export interface OwnForm {
  /** The path, with a colon before parts that vary: `/mijn/aanvragen/:reference/niet-van-mij`. */
  path: string
  may: Permission
  /**
   * Does what the form asks. A Fault sends the browser to `back`, a page that shows how things stand now: somebody may have
   * logged out, or done the same on another screen.
   */
  run(
    ctx: RequestContext,
    sent: { form: Readonly<Record<string, unknown>>; path: Readonly<Record<string, string>> },
  ): Promise<unknown>
  /** The page to which the browser is sent after success, by the parts of the path that vary. */
  onSuccess: string | ((path: Readonly<Record<string, string>>) => string)
  onFault: string
  /** Set for a form in which somebody types or adds files; it comes as multipart. */
  asks?: AskingForm
}

/** A plain form with fields. What it refuses shows at them, with what was typed. */
interface AskingForm {
  fields: AnyGroup
  /** The field in which somebody types at length. What it held is given back also where the page of the form cannot be shown. */
  text: string
  /** The path of the page that the form stands on, with a colon before parts that vary. */
  shownAt: string
  /**
   * That page with what was sent and refused; the refusal says more where it names no field. Undefined where the form does not stand
   * on it now.
   */
  again(page: MijnPage, sent: Readonly<Record<string, unknown>>, refusal: Fault): MijnPage | undefined
}

/** A funnel on one of the own pages (`core/mijn/paths.ts`). */
export interface OwnFunnel {
  /** The address to which somebody is sent who may not use the funnel now; undefined for who may. */
  redirectFor?(runtime: Runtime, row: OwnRow): string | undefined
  /**
   * The properties with which the funnel starts, beside what it asks the API about who is logged in: never more than the page may
   * show. `hasCommunity`: whether there is a community to go to; `query`: the query of the page's address, which anybody can
   * write.
   */
  properties?(
    runtime: Runtime,
    row: OwnRow,
    page: { hasCommunity: boolean; query: Readonly<Record<string, string | undefined>> },
  ): Record<string, unknown>
}

/** Work that the system does: queued in the transaction that causes it, or started by the clock. */
export interface Job {
  queue: Queue
  run(ctx: Context, ids: Ids): Promise<void>
  /** A cron expression, in Dutch time. */
  every?: string
}

type CallsOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Call ? Name : never
}[keyof Calls]

type OperationsOf<Calls> = {
  readonly [Name in CallsOf<Calls>]: Calls[Name] extends Call<infer O> ? O : never
}

interface Parts {
  letters?: readonly Letter[]
  /** Several jobs may stand on one queue and then run after each other: so a feature listens to an event of another. */
  jobs?: readonly Job[]
  forms?: readonly OwnForm[]
  funnels?: { readonly [Slug in FormSlug]?: OwnFunnel }
  ownPages?: Partial<OwnPageParts>
  personalData?: readonly PersonalDataTable[]
  /** What the feature sells online, and how an order is shown among one's own requests. */
  products?: readonly SoldProduct[]
  documents?: readonly DocumentKind[]
  meters?: readonly Meter[]
  /** What the calls of the feature are about, for the API's documentation. */
  apiDescription?: string
  /** Dutch words for actions in the trail that are no verb of the API, by their name there: `<key>.<what>`. */
  trail?: Readonly<Record<string, string>>
}

/** Something that staff do with requests of one kind alone. Who may is asked by the verb of its call, here as there. */
export interface KindAct {
  /** Name of the call that takes the kind in. */
  kind: string
  /** Name of the call that does it: `cancellation.match`. */
  name: string
  may: Permission
  isPossible(request: RequestNow): boolean
}

interface FeatureParts<Calls> extends Parts {
  verbs: { readonly [Name in CallsOf<Calls>]: Verb<Extract<Calls[Name], AnyCall>> }
  /** The kinds of requests, by the name of the call that takes each in. */
  requests?: { readonly [Name in CallsOf<Calls>]?: RequestKind }
  /**
   * What staff do with requests of a kind beside what they do with those of every kind: by the name of the call that takes the
   * kind in, the calls of the office that do it, each with whether a request allows it now.
   */
  kindActs?: {
    readonly [Kind in CallsOf<Calls>]?: { readonly [Act in CallsOf<Calls>]?: KindAct['isPossible'] }
  }
}

/** A call of the API, with the verb that serves it and the kind of request that it takes in, if any. */
export interface ServedCall {
  endpoint: AnyEndpoint
  verb: Verb
  request: RequestKind | undefined
}

/** One feature as `features.ts` lists it. */
export interface Feature extends Parts {
  /** The key, which is the same in the contract, the feature, the funnel and the tests. */
  readonly key: string
  readonly served: readonly ServedCall[]
  readonly kindActs: readonly KindAct[]
}

/** Acts of kinds by the names by which the contract exports the calls: that which takes the kind in, and that which acts. */
interface ActsByName {
  readonly [kind: string]: { readonly [act: string]: KindAct['isPossible'] }
}

const kindActsIn = (
  calls: Readonly<Record<string, AnyCall>>,
  verbs: Readonly<Record<string, Verb>>,
  acts: ActsByName = {},
): KindAct[] =>
  Object.entries(acts).flatMap(([kind, own]) =>
    Object.entries(own).flatMap(([act, isPossible]) => {
      const [taking, doing, verb] = [calls[kind], calls[act], verbs[act]]
      return taking && doing && verb ? { kind: taking.name, name: doing.name, may: verb.may, isPossible } : []
    }),
  )

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/**
 * Describes a feature: the calls of its contract, the operation and the verb of each, and everything else that the feature
 * brings. A call without an operation or a verb does not compile.
 */
export const feature = <const Calls extends object>(
  key: string,
  calls: Calls,
  operations: OperationsOf<Calls>,
  { verbs, requests, kindActs, ...parts }: FeatureParts<Calls>,
): Feature => ({
  key,
  ...parts,
  kindActs: kindActsIn(
    calls as unknown as Readonly<Record<string, AnyCall>>,
    verbs as unknown as Readonly<Record<string, Verb>>,
    kindActs as unknown as ActsByName | undefined,
  ),
  served: Object.entries(calls).flatMap(([name, call]) =>
    isCall(call)
      ? {
          endpoint: endpointOf(call, operations[name as keyof typeof operations] as AnyOperation),
          verb: verbs[name as keyof typeof verbs] as unknown as Verb,
          request: requests?.[name as keyof typeof requests],
        }
      : [],
  ),
})

/** Describes what a service shared by several features brings to the list of features; it serves no calls. */
export const sharedFeature = (key: string, parts: Parts): Feature => ({
  key,
  ...parts,
  served: [],
  kindActs: [],
})

/** Runs a verb once its permission allows it. Every way in, a route, a form, a command or a job, goes through here. */
export const perform = async <C extends Pick<Context, 'viewer' | 'actor'>, Given, Answer>(
  ctx: C,
  { may, run }: { may: Permission; run(ctx: C, given: Given): Promise<Answer> },
  given: Given,
): Promise<Answer> => {
  await requirePermission(ctx, may)
  return run(ctx, given)
}
