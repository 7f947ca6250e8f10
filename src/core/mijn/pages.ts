import type { FrozenAnswer } from '../fields/brick/frozen.ts'
import type { KnownHome } from '../kernel/known-home.ts'
import type { Provider } from '../rules/mortgage-providers.ts'
import type { MyData } from './data.ts'
import type { Change, FormSlug } from './paths.ts'

/**
 * How far a request is. Nothing is called confirmed before the partner said so (D31): `received` is with us,
 * `passed-on` with the partner, `confirmed` has a fixed moment or is done, `failed` is what we call about,
 * `refused` will not be done, `withdrawn` was taken back by who asked.
 */
export type RequestState = 'received' | 'passed-on' | 'confirmed' | 'failed' | 'withdrawn' | 'refused'

/** A request in a list. */
export interface RequestLine {
  reference: string
  /** As its frozen summary is called. */
  title: string
  /** ISO 8601 instant. */
  receivedAt: string
  state: RequestState
}

/** How an appointment stands: asked for until who comes has confirmed it, and off once it is cancelled. */
export type AppointmentState = 'asked' | 'confirmed' | 'cancelled'

/** A moment that a request asks for or fixes, as the calendar file in its confirmation has it. */
export interface Appointment {
  /** ISO 8601 instants. */
  start: string
  end: string
  state: AppointmentState
  /** Address of the calendar file. */
  href: string
  /** Where it is moved or cancelled, as long as that may be. */
  change?: string
}

/** Something to download with a request. */
export interface RequestDocument {
  name: string
  href: string
  /** Bytes; none for what is made when it is asked for. */
  bytes?: number
}

/** What is paid online with a request, as a receipt tells it. */
export interface PurchaseCard {
  title: string
  /** With VAT, and how much of it that is. */
  amountCents: number
  vatCents: number
  vatPercent: number
  state: 'open' | 'paid' | 'given-up'
  /** ISO 8601 instant. */
  paidAt?: string
  /** Number of the receipt. */
  receipt?: string
  refundedCents: number
  /** Where it is paid, as long as that may be. */
  pay?: string
  /** What was paid for, once it is there. */
  result: { label: string; value: string }[]
}

/** A membership as its member sees it. */
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
  /** This year costs nothing: it came with something that was bought. */
  freeFirstYear?: true
  payment: 'direct-debit' | 'bank-transfer' | 'gift-card'
  /** `•••• •••• 4300`; never the whole number. */
  iban?: string
  mandateReference?: string
  /** YYYY-MM-DD. */
  mandateSignedOn?: string
}

/** A mortgage that is or was watched, as its owner sees it. */
export interface WatchCard {
  partner: Provider
  /** YYYY-MM-DD. */
  since: string
  /** `ends` stops with the membership that ends, `ended` is over. */
  state: 'runs' | 'ends' | 'ended'
  /** YYYY-MM-DD: its last day when it ends, the day on which it stopped when it has ended. */
  until?: string
  /** It stopped because the membership did. */
  lapsed?: boolean
}

/** A form that was kept to go on with later. */
export interface DraftLine {
  id: string
  title: string
  /** ISO 8601 instant until which it is kept. */
  until: string
  /** Where one goes on. */
  href: string
  /** By whoever was logged in, or by somebody who gave their address alone. */
  keptBy: 'account' | 'address'
}

/** Something that is still open, with the page where it is done. */
export interface Task {
  text: string
  link?: { label: string; href: string }
}

interface Overview {
  kind: 'overview'
  membership: MembershipCard | undefined
  /** A membership was asked for and is being made. */
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
  /** A mailed link showed that the address is theirs. */
  confirmed: boolean
  /** An address that waits until the link in its mail was followed. */
  newEmail: string | undefined
  mobile: string | undefined
  landline: string | undefined
  /** Street and number, postcode and city. */
  address: string[]
  /** As on the card; only with direct debit. */
  iban: string | undefined
  hasPassword: boolean
  /** On so many devices they are logged in now, this one included. */
  sessions: number
  alias: string | undefined
}

/** A home of whoever reads, with what is known of it. */
export interface HomeCard extends KnownHome {
  /** Undefined of the account's own address while nothing is kept of it. */
  id: string | undefined
  /** Where they live: the address of the account. */
  isCurrent: boolean
  /** YYYY-MM-DD, and why: they do not live there any more. */
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
  /** Reference of the cancellation that can still be taken back. */
  cancelled: string | undefined
  watches: WatchCard[]
  /** What a year costs somebody who becomes a member today. */
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
  answers: FrozenAnswer[]
  appointments: Appointment[]
  documents: RequestDocument[]
  purchase?: PurchaseCard
  /** The confirmation could not be mailed. */
  unmailed: boolean
  /** It was sent without logging in and found its reader by their e-mail address: it shows what its mail told. */
  attached: boolean
}

interface Data {
  kind: 'data'
  /** Why the account cannot be deleted yet. */
  holds: DeleteHold | undefined
}

/** What has to be over before an account can be deleted. */
export type DeleteHold = 'member' | 'applying'

interface Form {
  kind: 'form'
  slug: FormSlug
  properties: Record<string, unknown>
}

/** What one private page shows: plain data, made for one person and one request. */
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

/** Everything around a private page that is about its reader. */
export interface MijnReader {
  /** `J. de Vries`; their e-mail address while we know no name. */
  name: string
  /** What was changed just now. */
  changed: Change | undefined
}

/** What the document with everything about somebody is made of. */
/** What features say of what they left with somebody, by the name under which it is kept. */
export interface OwnWords {
  /** What a letter was about. */
  letters: Readonly<Record<string, string>>
  /** What a line of the trail says. */
  trail: Readonly<Record<string, string>>
}

export interface ExportInput {
  /** The association. */
  name: string
  words: OwnWords
  data: Omit<MyData, 'requests'>
  /** Newest first, in batches: there may be very many. */
  requests: AsyncIterable<MyData['requests']>
}
