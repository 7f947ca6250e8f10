import type { Blocks } from '../../core/content/kinds.ts'
import type { Finder } from '../../core/content/problem-steps.ts'
import type { Settings } from '../../core/content/settings.ts'
import type { Subsidies } from '../../core/content/subsidy-list.ts'
import type { FunnelStep } from '../../core/contract/funnel-events/operations.ts'
import type { KeptDraft } from '../../core/fields/link/kept-draft.ts'
import type { Clock } from '../../core/kernel/clock.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import type { MyData } from '../../core/mijn/data.ts'
import type { DraftToKeep, Sender } from '../../core/render.ts'
import type { retention } from '../../core/rules/retention.ts'
import type { Database, Tx } from '../database/pool.ts'
import type { DB } from '../database/tables.ts'
import type { Ports } from '../partners/index.ts'
import type { SessionRules } from './session-rules.ts'
import type { UploadRules } from './upload-rules.ts'
import type { Vault } from './vault.ts'

/** A part of the data that people can download about themselves. Requests come by themselves: there may be very many. */
export type DataPart = Exclude<keyof MyData, 'madeAt' | 'requests'>

/** How rows go: `sweep` removes what has had its time and answers how many, by its word in the log; others go with a row. */
type Removal =
  | { sweep: Readonly<Record<string, (runtime: Runtime) => Promise<number>>> }
  | { removedWith: keyof DB }

/** Where a person finds it in their download: as parts of its own, within another part, or why not at all. */
type Exported =
  | {
      exported: {
        readonly [Part in DataPart]?: (
          runtime: Runtime,
          personId: string,
        ) => Promise<MyData[Part] | undefined>
      }
    }
  | { exportedIn: keyof MyData }
  | { notExported: string }

/** One table of what a feature or a service keeps, declared where it is written; a test holds this to the database. */
export type PersonalDataTable = {
  table: keyof DB | 'pgboss.job'
  /** How long: by `core/rules/retention.ts`, until the `account` is deleted, or no longer than it is of `use`. */
  terms: readonly (keyof typeof retention | 'account' | 'use')[]
  /** What becomes of it when the account is deleted: it goes, it stays without a person, or stays until its term is over. */
  onDeletion: 'removed' | 'unlinked' | 'stays'
  /** Closes what must be closed before the account is deleted. @throws Fault when it may not be yet. */
  closing?(tx: Tx, ctx: RequestContext, personId: string): Promise<void>
} & Removal &
  Exported

/** Runtime: what every service and job is given; one for the whole process. */
export interface Runtime {
  database: Database
  clock: Clock
  ports: Ports
  /** Names of partners that are switched off here: who can do without one asks it. */
  off: readonly string[]
  vault: Vault
  uploads: UploadRules
  sessions: SessionRules
  /** Everything that is kept about people, table by table. */
  personalData: readonly PersonalDataTable[]
  /** Kinds of requests that only made or changed an account: without it nobody has a reason to keep them. */
  accountRequests: readonly string[]
  /** The association as mails and error texts name it (site settings). */
  sender(): Promise<Sender>
  /** What the association decided: prices and desks, as they stand now. */
  settings(): Promise<Settings>
  /** The problem finder of the content as it stands now. */
  problems(): Finder
  /** The subsidies of the content as they stand today. */
  subsidies(): Subsidies
  /** The forms of the content as it stands now, by their ids. */
  forms(): ReadonlyMap<string, Blocks['form']>
  /** Whether this is a step of a funnel that the site has. */
  isFunnelStep(step: FunnelStep): boolean
  /** The site's forms: what of a draft may be kept, and the title of the page where one is filled in. */
  funnels: {
    toKeep(slug: string, draft: KeptDraft): DraftToKeep | undefined
    titleAt(path: string, slug: string): string | undefined
  }
  /** Writes down what an operator should know. Names ids and words, never answers. */
  note(event: string, facts?: Record<string, string | number | boolean>): void
}

/** Who acts: nobody we know, a person who is logged in, staff by the name that the trail has, or the site by itself. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'person'; id: string }
  | { kind: 'staff'; name: string }
  | { kind: 'system' }

/** The session that a request carries. */
export interface Session {
  id: string
  personId: string | undefined
}

/** Request context: what a verb gets to know of the one request that it serves. */
export interface RequestContext extends Runtime {
  requestId: string
  actor(): Promise<Actor>
  /** The internet address that asks. */
  ip: string
  /** The network of a sender: a whole /56 of IPv6, one address of IPv4. */
  network: string
  /** What came as a solved challenge beside the call: anybody's text until it is judged (`passCaptcha`). */
  captcha: string | undefined
  viewer(): Promise<Viewer>
  /** What the browser shows of a login before: the token of its device cookie. Anybody's text until it is looked up. */
  device: string | undefined
  /** The session of the caller, if there is one. */
  session(): Promise<Session | undefined>
  /** The same, started now when there is none: its cookie travels with the answer. */
  ownSession(): Promise<Session>
  /**
   * Makes a session of this person and sends its cookies along; `undefined` ends the one there is. False when nobody is
   * logged in afterwards: the account went meanwhile, or its password is no longer that of `passwordHash`.
   */
  becomePerson(
    personId: string | undefined,
    options?: { stay?: boolean; passwordHash?: string },
  ): Promise<boolean>
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The transaction that takes a submission in: what `work` returns is the public answer, kept under the
   * caller's idempotency key in that same transaction. Once it is over, the submission is there for good.
   */
  accept<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Counts a file that came with a request as an upload. @throws Fault 429. */
  mayKeepFile(): Promise<void>
  /**
   * Counts a mail to a typed address, in the transaction that queues it, and answers after how many seconds it may leave;
   * undefined where it is left out (`mailTurn`).
   */
  mailTurn(tx: Tx, address: string, patience?: number): Promise<number | undefined>
  /** What the answer to a submission says besides: that the mail to its sender comes later, or does not come. */
  aside: { mail?: 'later' | 'none' | undefined }
}

/** What a job gets: the site acts by itself. Its `requestId` names the job, as events and the trail keep it. */
export type SystemContext = Runtime & Pick<RequestContext, 'requestId' | 'actor' | 'viewer' | 'transaction'>

/** What a verb of staff gets: from a command beside the site as well. */
export type StaffContext = Pick<
  RequestContext,
  'database' | 'clock' | 'requestId' | 'actor' | 'viewer' | 'transaction'
>

/** The id of the person who acts; undefined for anybody else. */
export const actingPerson = async (ctx: Pick<RequestContext, 'actor'>): Promise<string | undefined> => {
  const actor = await ctx.actor()
  return actor.kind === 'person' ? actor.id : undefined
}

/** ISO instant of now, as the database takes it. */
export const nowOf = ({ clock }: Pick<Runtime, 'clock'>): string => new Date(clock.now()).toISOString()

/** ISO instant this many seconds from now; negative for the past. */
export const fromNow = ({ clock }: Pick<Runtime, 'clock'>, seconds: number): string =>
  new Date(clock.now() + seconds * 1000).toISOString()
