import type { FrozenAnswer } from '../fields/brick/frozen.ts'
import type { KnownHome } from '../kernel/known-home.ts'
import type { Provider } from '../rules/mortgage-providers.ts'
import type { Looks } from '../staff/looks.ts'
import type { MyData } from './data.ts'
import type { Change, FormSlug } from './paths.ts'
import type { SenderThread } from './sender-thread.ts'

/**
 * How far a request is. Nothing is called confirmed before the partner said so (D31): `received` is with us, `passed-on` with the
 * partner, `confirmed` has a fixed moment or is done, `failed` needs a call by us, `refused` will not be done, `withdrawn` was
 * taken back by its sender.
 */
export type RequestState = 'received' | 'passed-on' | 'confirmed' | 'failed' | 'withdrawn' | 'refused'

export interface RequestLine {
  reference: string
  /** The title of the request's frozen summary. */
  title: string
  /** ISO 8601 instant. */
  receivedAt: string
  state: RequestState
  /** True where we wrote and its sender did not read it. */
  hasNews?: true
}

/** The state of an appointment: `asked` until whoever serves it has confirmed it. */
export type AppointmentState = 'asked' | 'confirmed' | 'cancelled'

/** A moment that a request asks for or fixes, the same as in the calendar file of its confirmation. */
export interface Appointment {
  /** ISO 8601 instants. */
  start: string
  end: string
  state: AppointmentState
  href: string
  /** Address at which it is moved or cancelled, as long as that is possible. */
  change?: string
}

export interface RequestDocument {
  name: string
  href: string
  /** Size in bytes; left out for a file that is made on demand. */
  bytes?: number
}

export interface PurchaseCard {
  title: string
  /** The amount in cents with VAT, of which `vatCents` is the VAT. */
  amountCents: number
  vatCents: number
  vatPercent: number
  state: 'open' | 'paid' | 'given-up'
  /** ISO 8601 instant. */
  paidAt?: string
  /** Number of the receipt. */
  receipt?: string
  refundedCents: number
  /** Address at which it is paid, as long as that is possible. */
  pay?: string
  /** What was paid for, once it is there. */
  result: { label: string; value: string }[]
}

export interface MembershipCard {
  relationId: string
  name: string
  /** YYYY-MM-DD. */
  since: string
  /** `ends` runs until its last day, `ended` is over. */
  state: 'runs' | 'ends' | 'ended'
  /** YYYY-MM-DD: the first day of the next year while it runs, else the last day of membership. */
  until: string
  feeCents: number
  surchargeCents: number
  /** True where this year costs nothing: it came with something that was bought. */
  freeFirstYear?: true
  payment: 'direct-debit' | 'bank-transfer' | 'gift-card'
  /** The masked IBAN, `•••• •••• 4300`; never the whole number. */
  iban?: string
  mandateReference?: string
  /** YYYY-MM-DD. */
  mandateSignedOn?: string
}

export interface WatchCard {
  partner: Provider
  /** YYYY-MM-DD. */
  since: string
  /** `ends` stops with the membership that ends, `ended` is over. */
  state: 'runs' | 'ends' | 'ended'
  /** YYYY-MM-DD: its last day when it ends, the day on which it stopped when it has ended. */
  until?: string
  /** True where it stopped because the membership did. */
  lapsed?: boolean
}

export interface DraftLine {
  id: string
  title: string
  /** ISO 8601 instant until which it is kept. */
  until: string
  href: string
  /** Who kept the form: somebody logged in (`account`), or somebody who only gave their e-mail address (`address`). */
  keptBy: 'account' | 'address'
}

export interface Task {
  text: string
  link?: { label: string; href: string }
}

/** An answer of one's own request, with what staff corrected it to. */
export interface OwnAnswer extends FrozenAnswer {
  /** `at`: ISO 8601 instant. */
  corrected?: { value: string; at: string }
}

interface Overview {
  kind: 'overview'
  membership: MembershipCard | undefined
  /** True while a membership that was asked for is being made. */
  applying: boolean
  watches: WatchCard[]
  drafts: DraftLine[]
  latest: RequestLine[]
  total: number
  tasks: Task[]
}

interface Details {
  kind: 'details'
  name: string
  salutation: string | undefined
  /** YYYY-MM-DD. */
  dateOfBirth: string | undefined
  email: string
  /** True once a mailed link showed that the address is theirs. */
  confirmed: boolean
  /** A new address that is not used until the link in its mail is followed. */
  newEmail: string | undefined
  mobile: string | undefined
  landline: string | undefined
  address: string[]
  /** The masked IBAN; only with direct debit. */
  iban: string | undefined
  hasPassword: boolean
  /** The number of devices that are logged in now, this one included. */
  sessions: number
  alias: string | undefined
}

/** A home of the reader, with what is known of it. */
export interface HomeCard extends KnownHome {
  /** Undefined for the account's own address while nothing is kept about it. */
  id: string | undefined
  /** True for the address of the account, where the person lives. */
  isCurrent: boolean
  /** The day (YYYY-MM-DD) on which the person no longer lived there, and why. */
  left?: { on: string; why: 'moved' | 'sold' }
}

interface Home {
  kind: 'home'
  homes: HomeCard[]
}

interface Membership {
  kind: 'membership'
  membership: MembershipCard | undefined
  applying: boolean
  /** Reference of the cancellation that can still be withdrawn. */
  cancelled: string | undefined
  watches: WatchCard[]
  /** The price of a year, in cents, for somebody who becomes a member today. */
  priceCents: number
}

interface Requests {
  kind: 'requests'
  lines: RequestLine[]
  total: number
  page: number
  pages: number
}

interface OneRequest {
  kind: 'request'
  line: RequestLine
  answers: OwnAnswer[]
  appointments: Appointment[]
  documents: RequestDocument[]
  purchase?: PurchaseCard
  /** When its sender hears from us, as a sentence; only while they wait for it. */
  promise?: string
  /** How it came in, as sentences, where one of us filled it in while its sender called. */
  byPhone?: readonly string[]
  /** True where the confirmation could not be mailed. */
  unmailed: boolean
  /**
   * True for a request that was sent without logging in and was attached by its e-mail address: it shows only what its mail
   * showed.
   */
  attached: boolean
  /** What was written about it; left out where nothing was. */
  thread?: SenderThread
  /** What was typed as an answer and refused, with a sentence at each wrong field. */
  refused?: RefusedAnswer
}

/** An answer that was not taken in. */
export interface RefusedAnswer {
  text: string
  errors: { text?: string; attachments?: string }
  /** True where files came along, which have to be chosen again. */
  hadFiles: boolean
}

/** One's data: who of the association looked at them, and whether the account can be deleted. */
interface Data extends Looks {
  kind: 'data'
  holds: DeleteHold | undefined
}

export type DeleteHold = 'member' | 'applying'

interface Form {
  kind: 'form'
  slug: FormSlug
  properties: Record<string, unknown>
}

/** The content of one private page: plain data, made for one person and one request. */
export type MijnPage =
  | Overview
  | Details
  | Home
  | Membership
  | Requests
  | OneRequest
  | Data
  | Form
  | { kind: 'missing' }

export type PageOf<K extends MijnPage['kind']> = Extract<MijnPage, { kind: K }>

/** What a private page shows of its reader, around the content. */
export interface MijnReader {
  /** The name, `J. de Vries`, or the e-mail address while no name is known. */
  name: string
  /** What was changed right before this page. */
  changed: Change | undefined
}

/** Texts of features about what they store of somebody, by the name under which it is stored. */
export interface OwnWords {
  letters: Readonly<Record<string, string>>
  trail: Readonly<Record<string, string>>
}

export interface ExportInput {
  name: string
  words: OwnWords
  data: Omit<MyData, 'requests'>
  /** The requests, newest first, in batches: there can be very many. */
  requests: AsyncIterable<MyData['requests']>
}
