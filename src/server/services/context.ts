import type { Blocks } from '../../core/content/kinds.ts'
import type { Finder } from '../../core/content/problem-steps.ts'
import type { Settings } from '../../core/content/settings.ts'
import type { Subsidies } from '../../core/content/subsidy-list.ts'
import type { FunnelStep } from '../../core/contract/funnel-events/funnel-events-operations.ts'
import type { KeptDraft } from '../../core/fields/link/kept-draft.ts'
import type { Clock } from '../../core/kernel/clock.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import type { MyData } from '../../core/mijn/data.ts'
import type { DraftToKeep, Sender } from '../../core/render.ts'
import type { retention } from '../../core/rules/retention.ts'
import type { Database, Tx } from '../database/pool.ts'
import type { DB } from '../database/tables.ts'
import type { Ports } from '../partners/partners.ts'
import type { SessionRules } from './session-rules.ts'
import type { UploadRules } from './upload-rules.ts'
import type { Vault } from './vault.ts'

/**
 * A part of the data that people can download about themselves. Requests are left out: there may be very many, so they are read
 * apart from the rest.
 */
export type DataPart = Exclude<keyof MyData, 'madeAt' | 'requests'>

/**
 * How the rows of a table are removed. `sweep` removes rows that are past their term and answers how many, keyed by the word for
 * them in the log; `removedWith` names the table with whose rows these go.
 */
type Removal =
  | { sweep: Readonly<Record<string, (runtime: Runtime) => Promise<number>>> }
  | { removedWith: keyof DB }

/**
 * Where a person finds the rows of a table in their download: as parts of it, within another part, or not at all with the reason.
 */
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

/**
 * One table in which a feature or service keeps personal data, declared beside the code that writes it. A test compares the
 * declarations with the database.
 */
export type PersonalDataTable = {
  table: keyof DB | 'pgboss.job'
  /**
   * How long rows are kept: for terms of `core/rules/retention.ts`, until the `account` is deleted, or no longer than they are of
   * `use`.
   */
  terms: readonly (keyof typeof retention | 'account' | 'use')[]
  /**
   * What happens to the rows when the account is deleted: they are removed, lose their person, or stay until their term is over.
   */
  onDeletion: 'removed' | 'unlinked' | 'stays'
  /**
   * Closes what must be closed before the account is deleted.
   * @throws Fault when the account may not be deleted yet.
   */
  closing?(tx: Tx, ctx: RequestContext, personId: string): Promise<void>
} & Removal &
  Exported

/** What every service and job is given; one for the whole process. */
export interface Runtime {
  database: Database
  clock: Clock
  ports: Ports
  /** Names of the partners that are switched off here. A caller that can do without a partner looks here first. */
  off: readonly string[]
  vault: Vault
  uploads: UploadRules
  sessions: SessionRules
  personalData: readonly PersonalDataTable[]
  /** Kinds of requests that only made or changed an account. Once the account is gone there is no reason to keep them. */
  accountRequests: readonly string[]
  sender(): Promise<Sender>
  /** The site settings of the association, such as prices and desks, as they stand now. */
  settings(): Promise<Settings>
  problems(): Finder
  subsidies(): Subsidies
  /** The forms in the content as it stands now, by their ids. */
  forms(): ReadonlyMap<string, Blocks['form']>
  isFunnelStep(step: FunnelStep): boolean
  /** The site's forms: what of a draft may be kept, and the title of the page where a form is filled in. */
  funnels: {
    toKeep(slug: string, draft: KeptDraft): DraftToKeep | undefined
    titleAt(path: string, slug: string): string | undefined
  }
  /** Logs something that an operator should know. `facts` are ids and words, never answers. */
  note(event: string, facts?: Record<string, string | number | boolean>): void
}

/**
 * Who acts: a visitor whom we do not know, a person who is logged in, staff by the name that the trail shows, or the site itself.
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'person'; id: string }
  | { kind: 'staff'; name: string }
  | { kind: 'system' }

export interface Session {
  id: string
  personId: string | undefined
}

/** What a verb gets to know of the one request that it serves. */
export interface RequestContext extends Runtime {
  requestId: string
  actor(): Promise<Actor>
  ip: string
  /** The network of the sender: a /56 of IPv6 or one address of IPv4. */
  network: string
  /** The solved captcha that came with the call. It is untrusted text until `passCaptcha` judges it. */
  captcha: string | undefined
  viewer(): Promise<Viewer>
  /** The token of the device cookie, which a browser keeps from an earlier login. It is untrusted text until it is looked up. */
  device: string | undefined
  session(): Promise<Session | undefined>
  /** The session of the caller. Starts one when there is none, and sends its cookie with the answer. */
  ownSession(): Promise<Session>
  /**
   * Makes a session of this person and sends its cookies along; `undefined` ends the present session. Answers false when nobody
   * is logged in afterwards: the account was removed meanwhile, or its password is no longer that of `passwordHash`.
   */
  becomePerson(
    personId: string | undefined,
    options?: { stay?: boolean; passwordHash?: string },
  ): Promise<boolean>
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The transaction that takes a submission in. What `work` returns is the public answer, kept under the caller's idempotency key
   * in that same transaction. After its commit the submission is never lost.
   */
  accept<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Counts a file that came with a request as an upload.
   * @throws Fault 429.
   */
  mayKeepFile(): Promise<void>
  /**
   * Counts a mail to a typed address, in the transaction that queues it. Answers the seconds after which the mail may be sent, or
   * undefined when it must not be sent (`mailTurn`).
   */
  mailTurn(tx: Tx, address: string, patience?: number): Promise<number | undefined>
  /** What the answer to a submission adds about the mail to its sender: it comes later, or does not come. */
  aside: { mail?: 'later' | 'none' | undefined }
}

/** What a job gets: the site itself acts. Its `requestId` names the job, as events and the trail keep it. */
export type SystemContext = Runtime & Pick<RequestContext, 'requestId' | 'actor' | 'viewer' | 'transaction'>

/** What a verb of staff gets. It may also run in a command, outside the process of the site. */
export type StaffContext = Pick<
  RequestContext,
  'database' | 'clock' | 'requestId' | 'actor' | 'viewer' | 'transaction'
>

export const actingPerson = async (ctx: Pick<RequestContext, 'actor'>): Promise<string | undefined> => {
  const actor = await ctx.actor()
  return actor.kind === 'person' ? actor.id : undefined
}

/** ISO instant of now, as the database takes it. */
export const nowOf = ({ clock }: Pick<Runtime, 'clock'>): string => new Date(clock.now()).toISOString()

/** ISO instant this many seconds from now; negative for the past. */
export const instantFromNow = ({ clock }: Pick<Runtime, 'clock'>, seconds: number): string =>
  new Date(clock.now() + seconds * 1000).toISOString()
