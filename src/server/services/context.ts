import type { Blocks } from '../../core/content/kinds.ts'
import type { Finder } from '../../core/content/problem-steps.ts'
import type { Settings } from '../../core/content/settings.ts'
import type { Subsidies } from '../../core/content/subsidy-list.ts'
import type { FunnelStep } from '../../core/contract/funnel-events/funnel-events-operations.ts'
import type { KeptDraft } from '../../core/fields/link/kept-draft.ts'
import type { Clock } from '../../core/kernel/clock.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import type { MyData } from '../../core/mijn/data.ts'
import type { RequestState } from '../../core/mijn/pages.ts'
import type { ToSay } from '../../core/partners/standing.ts'
import type { DraftToKeep, Sender } from '../../core/render.ts'
import type { retention } from '../../core/rules/retention.ts'
import type { StaffRole } from '../../core/staff/roles.ts'
import type { Database, Tx } from '../database/pool.ts'
import type { DB } from '../database/tables.ts'
import type { Ports } from '../partners/partners.ts'
import type { Circuit } from '../ports/circuit-breaker.ts'
import type { Editing } from './editing.ts'
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
          runtime: SiteRuntime,
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

/** A partner that requests of a kind go to. */
export interface KindPartner {
  /** Its name in the table of deliveries. */
  readonly partner: string
  /**
   * Keeps what the partner calls a request that a colleague handed over by hand. Set where the site hears by that reference what
   * became of the request, so that nothing is handed over by hand without it.
   * @throws Fault 400 at `partnerReference`.
   */
  keepReference?(tx: Tx, submissionId: string, partnerReference: string): Promise<void>
}

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
  /** Kinds of requests that staff may say no to in a message. */
  refusable: readonly string[]
  /** The partners that requests of each kind go to, by the kind. */
  partnersOf: Readonly<Record<string, readonly KindPartner[]>>
  /** The desk that handles each kind of request, by its key in the settings, where the request itself names none. */
  deskOf: Readonly<Record<string, string>>
  sender(): Promise<Sender>
  /** The site settings of the association, such as prices and desks, as they stand now. */
  settings(): Promise<Settings>
  /** Logs something that an operator should know. `facts` are ids and words, never answers. */
  note(event: string, facts?: Record<string, string | number | boolean>): void
}

/** A partner as this process reaches it, without an address or a secret. */
export interface PartnerHere {
  /** As deliveries, circuits and switches name it. */
  name: string
  /** What it is called, and what it does for us, in Dutch. */
  label: string
  about: string
  /** What is said on the phone while it is down or slow, in Dutch. */
  onThePhone: ToSay
  /** The word that chose its adapter, as `smtp`; `off` where it is switched off. */
  adapter: string
  isOff: boolean
  /** Whether it is the partner of paper of the sandbox. */
  isTrial: boolean
  /** Whether a switch at `/sandbox` can make it fail. */
  hasSwitch: boolean
  /** What visitors see while it is off, in Dutch; undefined where it may not be off. */
  whenOff: string | undefined
  /** Its circuit as this process knows it; undefined for one that is closed. */
  circuit(): Circuit | undefined
}

/** What the process that serves pages knows beside: the site as its content stands now. */
export interface SiteRuntime extends Runtime {
  /** Every partner, in the order of their list. */
  partners: readonly PartnerHere[]
  problems(): Finder
  subsidies(): Subsidies
  /** The forms in the content as it stands now, by their ids. */
  forms(): ReadonlyMap<string, Blocks['form']>
  isFunnelStep(step: FunnelStep): boolean
  /** The content as editors need it. */
  editing: Editing
  /** Names of the calls of the office that this member of staff may make. */
  officeCallsOf(actor: StaffActor): string[]
  /** Names of the calls by which this member of staff may do now what this kind of request alone allows. */
  kindActsOf(actor: StaffActor, request: RequestNow): string[]
  /** What requests of a kind are called, by the name of its call, in words that name nobody. */
  kindInWords(kind: string): string
  /** The site's forms: what of a draft may be kept, and the title of the page where a form is filled in. */
  funnels: {
    toKeep(slug: string, draft: KeptDraft): DraftToKeep | undefined
    titleAt(path: string, slug: string): string | undefined
    /** The pages with a form that a colleague may fill in for who calls, in the order of their titles. */
    fillable(): readonly { path: string; title: string }[]
  }
}

/** A request as it stands, as far as what may be done with it depends on that. */
export interface RequestNow {
  /** Name of the call that takes the kind in. */
  kind: string
  state: RequestState
  /** Whether it waits for staff. */
  open: boolean
  /** Whether staff handled it, and it does not wait again. */
  handled: boolean
}

/** A member of staff who acts, in the office or by a command. */
export interface StaffActor {
  kind: 'staff'
  /** The id of the account. */
  id: string
  name: string
  roles: readonly StaffRole[]
  /** The desks of an adviser, by their keys in the settings. */
  desks: readonly string[]
  /** Whether the second factor was given again in the last minutes (`freshFactorSeconds`). Never by a command. */
  isFresh: boolean
  /** Acts by a command on the server, in the name of this account. */
  byCommand?: true
}

/** Who acts: a visitor whom we do not know, a person who is logged in, a member of staff, or the site itself. */
export type Actor = { kind: 'visitor' } | { kind: 'person'; id: string } | StaffActor | { kind: 'system' }

export interface Session {
  id: string
  personId: string | undefined
}

/**
 * Somebody who calls, for whom a colleague fills in a form (ADR 106). The colleague acts; nothing is done in the caller's name but
 * that the request becomes theirs, at the prices of a member where they are one.
 */
export interface OnBehalf {
  /** Of this call by phone. It stands for the caller's session too, which no browser has. */
  id: string
  /** As the colleague heard it; hostile text. */
  callerName: string
  /** The account of who calls, where one was found. */
  personId: string | undefined
  /** Their member number, while they are a member. */
  relationId: string | undefined
}

/**
 * What every verb gets, whoever acts: a visitor, a person, staff or the system. Only the actor differs. `requestId` names the
 * call, the job or the command, as events and the trail keep it.
 */
export interface Context extends Runtime {
  requestId: string
  actor(): Promise<Actor>
  viewer(): Promise<Viewer>
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** A session of the office. */
export interface StaffSession {
  id: string
  staffId: string
  /** ISO instant at which the second factor was last given; undefined while only the password was, which opens nothing. */
  factorAt: string | undefined
  /** ISO instant at which it ends, used or not. */
  expiresAt: string
}

/** What a verb gets to know of the one request that it serves. */
export interface RequestContext extends SiteRuntime, Context {
  ip: string
  /** The network of the sender: a /56 of IPv6 or one address of IPv4. */
  network: string
  /** The solved captcha that came with the call. It is untrusted text until `passCaptcha` judges it. */
  captcha: string | undefined
  /** The browser as it names itself, cut to 120 characters; hostile text. */
  browser: string
  /** The host in the address that was asked for, without its port; hostile text. */
  hostname: string
  /** The session of the office that the caller has; undefined for whoever has none, and on the site itself. */
  staffSession(): Promise<StaffSession | undefined>
  /**
   * Makes a session of the office for this member of staff, whose password was just given, and sends its cookie along;
   * `undefined` ends the present one.
   */
  becomeStaff(staffId: string | undefined): Promise<void>
  /**
   * Gives the caller's session of the office a new token, once the second factor was given: an older one is worthless then. The
   * browser is recognised at its next login.
   */
  renewStaffToken(): Promise<void>
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
  /** Who calls, while a colleague fills in a form for them; left out for everybody who fills in their own. */
  onBehalf?: OnBehalf | undefined
  /** What the answer to a submission adds about the mail to its sender: it comes later, or does not come. */
  aside: { mail?: 'later' | 'none' | undefined }
}

export const actingPerson = async (ctx: Pick<RequestContext, 'actor'>): Promise<string | undefined> => {
  const actor = await ctx.actor()
  return actor.kind === 'person' ? actor.id : undefined
}

/**
 * The id of the person whose request this becomes: of who is logged in, or of who calls while a colleague fills it in for them;
 * undefined where we do not know them.
 */
export const sendingPerson = async (
  ctx: Pick<RequestContext, 'actor' | 'onBehalf'>,
): Promise<string | undefined> => (ctx.onBehalf ? ctx.onBehalf.personId : actingPerson(ctx))

/** ISO instant of now, as the database takes it. */
export const nowOf = ({ clock }: Pick<Runtime, 'clock'>): string => new Date(clock.now()).toISOString()

/** ISO instant this many seconds from now; negative for the past. */
export const instantFromNow = ({ clock }: Pick<Runtime, 'clock'>, seconds: number): string =>
  new Date(clock.now() + seconds * 1000).toISOString()
