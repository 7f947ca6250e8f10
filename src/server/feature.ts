import type { AnyCall, Call } from '../core/contract/call.ts'
import { type AnswerOf, type AnyEndpoint, endpointOf, type RequestOf } from '../core/contract/endpoint.ts'
import type { AnyOperation } from '../core/contract/operation.ts'
import type { AnyGroup } from '../core/fields/brick/group.ts'
import type { Viewer } from '../core/kernel/viewer.ts'
import type { FormSlug } from '../core/mijn/paths.ts'
import type { Meter } from './database/meter.ts'
import type { Ids } from './outbox/enqueue.ts'
import type { Queue } from './outbox/queue.ts'
import type {
  PersonalDataTable,
  RequestContext,
  Runtime,
  StaffContext,
  SystemContext,
} from './services/context.ts'
import type { DocumentKind } from './services/documents/document-kind.ts'
import type { Letter } from './services/letters/letter.ts'
import type { OwnPageParts } from './services/mijn/pages.ts'
import type { OwnRow } from './services/mijn/person.ts'
import type { Sold } from './services/payments/own-purchase.ts'
import { allow, type May } from './services/permissions.ts'
import type { RequestKind } from './services/submissions/request-kind.ts'

/** Serves one call: takes what was parsed, answers what will be checked. */
export type Handler<E extends AnyCall> = (ctx: RequestContext, request: RequestOf<E>) => Promise<AnswerOf<E>>

/** What serves one call of the API, and who may make it. */
export interface Verb<E extends AnyCall = AnyEndpoint> {
  may: May
  run: Handler<E>
  /** What this person did, as they find it in the trail among their own data. What leaves no trace with a person has none. */
  done?: string
  /**
   * Fields of the body that this viewer must fill in beside what the contract demands of all, so that a refused body is
   * told all at once. The verb judges them itself.
   */
  demands?: (viewer: Viewer) => AnyGroup | undefined
}

/** What staff do, from a command or (later) the back office; no call of the public API. */
export interface StaffVerb<Given, Answer> {
  may: May
  run(ctx: StaffContext, given: Given): Promise<Answer>
}

/** A plain form of one's own pages, which works without a script: `POST` to its path. */
export interface OwnForm {
  /** Parts of it that differ stand behind a colon: `/mijn/aanvragen/:reference/niet-van-mij`. */
  path: string
  may: May
  /** A Fault sends back to `back`: logged out, or done on another screen, and the page shows how it stands now. */
  run(
    ctx: RequestContext,
    sent: { form: Readonly<Record<string, unknown>>; path: Readonly<Record<string, string>> },
  ): Promise<unknown>
  /** Where it leads when it was done. */
  to: string
  back: string
}

/** A funnel on a page of one's own (`core/mijn/paths.ts`). */
export interface OwnFunnel {
  /** Where somebody is sent who may not use it now. */
  leadsAway?(runtime: Runtime, row: OwnRow): string | undefined
  /**
   * What it starts from beside what it asks who is logged in: never more than the page may show. `hasCommunity`: there is
   * one to go to; `query`: of the page's address, anybody's text.
   */
  properties?(
    runtime: Runtime,
    row: OwnRow,
    page: { hasCommunity: boolean; query: Readonly<Record<string, string | undefined>> },
  ): Record<string, unknown>
}

/** Work that is queued in the transaction that causes it, or asked for by the clock. The system does it. */
export interface Job {
  queue: Queue
  run(ctx: SystemContext, ids: Ids): Promise<void>
  /** Cron expression, in Dutch time. */
  every?: string
}

/** Which exports of a contract module are calls; the others are words. */
type CallsOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Call ? Name : never
}[keyof Calls]

/** The operation of each call, under the call's name. */
type OperationsOf<Calls> = {
  readonly [Name in CallsOf<Calls>]: Calls[Name] extends Call<infer O> ? O : never
}

interface Parts {
  letters?: readonly Letter[]
  /** Jobs on one queue run after each other: so a feature listens to an event of another. */
  jobs?: readonly Job[]
  forms?: readonly OwnForm[]
  funnels?: { readonly [Slug in FormSlug]?: OwnFunnel }
  /** What it tells on one's own pages. */
  ownPages?: Partial<OwnPageParts>
  /** Tables with what is kept about people. */
  personalData?: readonly PersonalDataTable[]
  /** What it sells online, and how that is told among one's own requests. */
  sold?: readonly Sold[]
  /** What it makes as PDF, to be kept with the request. */
  documents?: readonly DocumentKind[]
  meters?: readonly Meter[]
  /** In the API's documentation, what its calls are about. */
  about?: string
  /** Words for what stands in the trail beside the verbs, by its name there: `<key>.<what>`. */
  trail?: Readonly<Record<string, string>>
}

interface FeatureParts<Calls> extends Parts {
  verbs: { readonly [Name in CallsOf<Calls>]: Verb<Extract<Calls[Name], AnyCall>> }
  /** By the name of the call that takes it in. */
  requests?: { readonly [Name in CallsOf<Calls>]?: RequestKind }
}

/** A verb with its call. */
export interface Served {
  endpoint: AnyEndpoint
  verb: Verb
  request: RequestKind | undefined
}

/** One feature as `features.ts` lists it. */
export interface Feature extends Parts {
  /** The same in every room: contract, feature, funnel, tests. */
  readonly key: string
  readonly served: readonly Served[]
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/**
 * Describes a feature: the calls of its contract with their operations and what serves each, and what else it brings.
 * A call without an operation or a verb does not compile.
 */
export const feature = <const Calls extends object>(
  key: string,
  calls: Calls,
  operations: OperationsOf<Calls>,
  { verbs, requests, ...parts }: FeatureParts<Calls>,
): Feature => ({
  key,
  ...parts,
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

/** What a service that several features share brings along. */
export const shared = (key: string, parts: Parts): Feature => ({ key, ...parts, served: [] })

/** Runs a verb for who may: the one door for every way in. */
export const perform = async <C extends Pick<RequestContext, 'viewer' | 'actor'>, Given, Answer>(
  ctx: C,
  { may, run }: { may: May; run(ctx: C, given: Given): Promise<Answer> },
  given: Given,
): Promise<Answer> => {
  await allow(ctx, may)
  return run(ctx, given)
}
