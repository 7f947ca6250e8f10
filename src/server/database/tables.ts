// Written by `npm run tables` from the migrations. Do not edit.
import type { ColumnType } from 'kysely'

/** Parsed when read; give JSON.stringify(value) when writing. */
export type Json = ColumnType<unknown, string, string>
/** ISO 8601 in UTC, `2026-11-20T15:17:45.123Z`. */
export type Instant = string
/** PostgreSQL fills it in when an insert leaves it out. */
export type Filled<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** PostgreSQL computes it. */
export type Computed<T> = ColumnType<T, never, never>

export interface AdviserTable {
  code: string
  name: string
  region: string
  skills: string[]
  offices: number[]
  areas: Filled<string[]>
}

export interface AppointmentTable {
  submission_id: string
  number: number
  starts: Instant
  ends: Instant
  confirmed: Filled<boolean>
  cancelled: Filled<boolean>
  sequence: Filled<number>
  changed_at: Instant | null
  change_notice: number | null
  moves_left: number | null
  place: string | null
}

export interface AppointmentReminderTable {
  submission_id: string
  number: number
  sequence: number
  channel: string
  planned_at: Instant
  settled_at: Instant | null
}

export interface AppointmentTypeTable {
  office_code: number
  code: string
  duration: number
  before: number
  after: number
  every: number
  notice: number
  horizon: number
  week: Json
  skill: string | null
  travels: Filled<boolean>
  change_notice: Filled<number>
  most_moves: Filled<number>
}

export interface AuditTable {
  id: Filled<number>
  at: Instant
  action: string
  subject_id: string | null
  person_id: string | null
  request_id: string
  times: Filled<number>
  minute: Instant | null
  detail: string | null
}

export interface CalendarEventTable {
  office_code: number
  uid: string
  sequence: Filled<number>
  title: string
  starts: Instant
  ends: Instant
  whole: Filled<boolean>
}

export interface CancellationTable {
  submission_id: string
  person_id: string | null
  relation_id: string | null
  last_day: string | null
  received_at: Instant
  matched_at: Instant | null
  withdrawn_at: Instant | null
  refused_at: Instant | null
  refused_because: string | null
}

export interface CancellationLetterTable {
  id: string
  submission_id: string
  number: number
  insurer: string
  insurer_name: string
  insurance_kind: string
  policy_number_locked: string
  cancellation_date: string
  state: Filled<string>
  sent_at: Instant | null
}

export interface CancellationSignatureTable {
  submission_id: string
  picture_locked: string
}

export interface CaptchaUsedTable {
  signature: Buffer
  expires_at: Instant
}

export interface ClosedDayTable {
  office_code: number | null
  day: string
  name: string
}

export interface CommunityTicketTable {
  id: string
  person_id: string
  expires_at: Instant
  state_hash: Buffer | null
}

export interface ConsentTable {
  id: Filled<string>
  submission_id: string | null
  legal_text: string
  version: string
  wording: string
  given_at: Instant
  relation_id: string | null
  ended_at: Instant | null
}

export interface ContentDocumentTable {
  codename: string
  published: Json | null
  draft: Json | null
  seed_hash: string | null
  edited: Filled<boolean>
  updated_at: Instant
}

export interface ContentHistoryTable {
  id: Filled<number>
  codename: string
  body: Json | null
  published_at: Instant
  published_by: string
}

export interface ContentRedirectTable {
  from_path: string
  codename: string
  made_at: Instant
}

export interface ContentVersionTable {
  the_one: Filled<boolean>
  version: number
}

export interface DeliveryTable {
  submission_id: string
  partner: string
  state: Filled<string>
  partner_reference: string | null
  last_reason: string | null
  delivered_at: Instant | null
}

export interface DeskNoticeTable {
  submission_id: string
  at: Instant
}

export interface EstimateTable {
  purchase_id: string
  estimate: Json
  made_at: Instant
}

export interface FileTable {
  id: string
  session_id: string
  name: string
  content_type: string
  bytes: number
  created_at: Instant
  submission_id: string | null
  caller: Buffer | null
}

export interface FunnelEventTable {
  day: string
  funnel: string
  number: number
  step: string
  membership_status: string
  outcome: string
  times: Filled<number>
}

export interface GiftCardTable {
  code: string
  demo: Filled<boolean>
  redeemed_at: Instant | null
  submission_id: string | null
}

export interface HomeTable {
  id: string
  person_id: string
  postcode: string
  house_number: number
  addition: Filled<string>
  street_name: string
  city: string
  created_at: Instant
  left_on: string | null
  left_why: string | null
}

export interface HomeFactTable {
  home_id: string
  fact: string
  value: Json
  source: string
  said_on: string
}

export interface HypotheekwachtTable {
  id: string
  person_id: string
  partner: number
  since: string
  ends: string | null
  end_reason: string | null
  submission_id: string | null
}

export interface IdempotencyTable {
  call: string
  key: string
  body_hash: Buffer
  claim: string
  lease_until: Instant
  status: number | null
  answer: Json | null
  created_at: Instant
}

export interface InsuranceApplicationTable {
  submission_id: string
  state: Filled<string>
  sequence: Filled<number>
  partner_reference: string | null
  iban_locked: string | null
  email_address: string
  quote_code: string
  insurances: Json
  start_date: string
  policy_number: string | null
  question: string | null
  ended_on: string | null
  changed_at: Instant
  asked_at: Instant | null
}

export interface InsuranceQuoteTable {
  id: string
  code: string
  question_hash: Buffer
  question_locked: string
  made_at: Instant
  made_on: string
  holds_until: string
  tariff_version: string
  conditions: string
  insurances: Json
}

export interface KnownDeviceTable {
  person_id: string
  token_hash: Buffer
  seen_at: Instant
}

export interface LetterTable {
  id: string
  kind: string
  person_id: string | null
  link_id: string | null
  address: string | null
  facts: Filled<Json>
  created_at: Instant
  sent_at: Instant | null
  last_reason: string | null
}

export interface LoginFailureTable {
  account: Buffer
  failures: number
  since: Instant
}

export interface MadeDocumentTable {
  id: string
  submission_id: string
  kind: string
  name: string
  bytes: Buffer
  made_at: Instant
}

export interface MailedLinkTable {
  id: string
  purpose: string
  person_id: string | null
  new_email: string | null
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

export interface MandateTable {
  reference: string
  relation_id: string
  person_id: string | null
  submission_id: string | null
  iban_locked: string
  version: string | null
  wording: string | null
  given_at: Instant
  ended_at: Instant | null
}

export interface MembershipTable {
  relation_id: string
  person_id: string
  starts: string
  ends: string | null
  renews: Filled<boolean>
  payment_method: Filled<number>
  mandate_reference: string | null
  mandate_signed_on: string | null
  fee_cents: Filled<number>
  surcharge_cents: Filled<number>
  free_first_year: Filled<boolean>
  submission_id: string | null
}

export interface MembershipApplicationTable {
  submission_id: string
  person_id: string
  payment_method: number
  iban_locked: string | null
  fee_cents: number
  surcharge_cents: number
  renews: boolean
  free_first_year: Filled<boolean>
  applied_at: Instant
  activated_at: Instant | null
}

export interface MigrationTable {
  number: number
  name: string
  hash: string
  applied_at: Filled<Instant>
}

export interface OfficeTable {
  code: number
  name: string
  street_name: string
  house_number: number
  addition: Filled<string>
  postcode: string
  city: string
  region: string
  lat: number
  lon: number
  seats: number
  offered: boolean
  links_to_unive: Filled<boolean>
}

export interface OfficeBlockTable {
  id: Filled<number>
  office_code: number
  starts: Instant
  ends: Instant
  note: string
}

export interface PartnerCircuitTable {
  partner: string
  failures: number
  rests_until: Instant | null
}

export interface PartnerMemoryTable {
  partner: string
  question: Buffer
  detail: Filled<string>
  answer: Json
  seen_at: Instant
  until: Filled<Instant>
}

export interface PaymentTable {
  id: string
  purchase_id: string
  bank_id: string
  pay_url: string
  amount_cents: number
  state: Filled<string>
  started_at: Instant
  asked_at: Instant | null
  ended_at: Instant | null
  paid_cents: number | null
  paid_currency: string | null
  pays: Filled<boolean>
  trouble: string | null
}

export interface PersonTable {
  id: Filled<string>
  email: string
  gender: Filled<number>
  initials: string | null
  infix: string | null
  last_name: string | null
  mobile: string | null
  landline: string | null
  date_of_birth: string | null
  postcode: string | null
  house_number: number | null
  addition: string | null
  street_name: string | null
  city: string | null
  password_hash: string | null
  active_at: Instant | null
  email_confirmed_at: Instant | null
  staff: Filled<boolean>
  community_alias: string | null
  demo: Filled<boolean>
  created_at: Filled<Instant>
}

export interface PurchaseTable {
  id: string
  submission_id: string | null
  reference: string
  person_id: string | null
  product: string
  title: string
  amount_cents: number
  vat_cents: number
  vat_percent: number
  terms: string
  return_path: string
  ordered_at: Instant
  state: Filled<string>
  paid_at: Instant | null
  receipt_number: string | null
  fulfilled_at: Instant | null
  given_up_at: Instant | null
  iban_locked: string | null
}

export interface RateLimitTable {
  key: Buffer
  full_at: Instant
}

export interface ReceiptCountTable {
  year: number
  last: number
}

export interface RefundTable {
  id: string
  payment_id: string
  amount_cents: number
  vat_cents: number
  note: string
  asked_at: Instant
  bank_id: string | null
  made_at: Instant | null
  refused_at: Instant | null
}

export interface ReservationTable {
  id: string
  office_code: number
  seat: number
  adviser_code: string | null
  type_code: string
  starts: Instant
  ends: Instant
  busy: string
  held_until: Instant | null
  session_id: string | null
  caller: Buffer | null
  submission_id: string | null
  number: number | null
  home_postcode: string | null
  home_number: number | null
  lat: number | null
  lon: number | null
}

export interface ResumeLinkTable {
  id: string
  person_id: string | null
  address_hash: Buffer
  address_locked: string | null
  funnel: string
  path: string
  title: string
  answers_locked: string | null
  openings: Filled<number>
  kept_at: Instant
  opened_at: Instant | null
  expires_at: Instant
  reminded_at: Instant | null
  sent_at: Instant | null
  reference: string | null
}

export interface SandboxFaultTable {
  partner: string
  mode: string
  changed_at: Instant
}

export interface SandboxMessageTable {
  id: Filled<number>
  channel: string
  key: string
  recipient: string
  subject: Filled<string>
  text: string
  html: Filled<string>
  attachments: Filled<Json>
  sent_at: Instant
}

export interface SandboxOrderTable {
  id: Filled<number>
  partner: string
  key: string
  body: Json
  status: string
  reference: string
  received_at: Instant
}

export interface SandboxPaymentTable {
  id: string
  number: Filled<number>
  key: string
  amount_cents: number
  description: string
  return_url: string
  notice_url: string | null
  state: Filled<string>
  created_at: Instant
  chosen_at: Instant | null
  told_at: Instant | null
}

export interface SandboxRefundTable {
  key: string
  id: string
  payment_id: string
  amount_cents: number
}

export interface SearchDocumentTable {
  audience: string
  href: string
  kind: string
  title: string
  description: string
  body: string
  restricted: boolean
  date: string | null
  hash: string
  plain: string[]
  words: string
  title_words: string
  in_title: string
  in_lead: string
}

export interface SearchEditionTable {
  one: Filled<boolean>
  version: number
  hash: string
  synonyms: Json
  documents: number
}

export interface SearchMissTable {
  question: string
  on_day: string
  count: Filled<number>
}

export interface SearchWordTable {
  audience: string
  word: string
  documents: number
}

export interface SessionTable {
  id: Filled<string>
  token_hash: Buffer
  person_id: string | null
  created_at: Instant
  expires_at: Instant
  seen_at: Filled<Instant>
  stays: Filled<boolean>
}

export interface SubmissionTable {
  id: string
  kind: string
  reference: string
  received_at: Instant
  person_id: string | null
  sender_email: string | null
  attached_at: Instant | null
  request: Json
  summary: Json
  flags: Filled<string[]>
  state: Filled<string>
  desk: string | null
  caller: Buffer | null
}

export interface SubmissionEventTable {
  id: Filled<number>
  submission_id: string
  at: Instant
  event: string
  actor: string
  request_id: string | null
  facts: Filled<Json>
  note: string | null
}

export interface SurveyCountTable {
  page: string
  answer: string
  day: string
  count: number
}

export interface ValuationReportTable {
  submission_id: string
  report: Json
  made_at: Instant
}

export interface VveMembershipTable {
  id: string
  submission_id: string | null
  relation_id: string
  applied_at: Instant
  starts: string
  ends: string | null
  name: string
  kvk_number: string | null
  postcode: string
  house_number: number
  addition: Filled<string>
  street_name: string
  city: string
  apartments: number
  contact_role: number
  contact: Json
  invoice_address: Json
  payment_method: number
  mandate_reference: string | null
  mandate_signed_on: string | null
  fee_cents: number
  surcharge_cents: number
}

export interface Tables {
  adviser: AdviserTable
  appointment: AppointmentTable
  appointment_reminder: AppointmentReminderTable
  appointment_type: AppointmentTypeTable
  audit: AuditTable
  calendar_event: CalendarEventTable
  cancellation: CancellationTable
  cancellation_letter: CancellationLetterTable
  cancellation_signature: CancellationSignatureTable
  captcha_used: CaptchaUsedTable
  closed_day: ClosedDayTable
  community_ticket: CommunityTicketTable
  consent: ConsentTable
  content_document: ContentDocumentTable
  content_history: ContentHistoryTable
  content_redirect: ContentRedirectTable
  content_version: ContentVersionTable
  delivery: DeliveryTable
  desk_notice: DeskNoticeTable
  estimate: EstimateTable
  file: FileTable
  funnel_event: FunnelEventTable
  gift_card: GiftCardTable
  home: HomeTable
  home_fact: HomeFactTable
  hypotheekwacht: HypotheekwachtTable
  idempotency: IdempotencyTable
  insurance_application: InsuranceApplicationTable
  insurance_quote: InsuranceQuoteTable
  known_device: KnownDeviceTable
  letter: LetterTable
  login_failure: LoginFailureTable
  made_document: MadeDocumentTable
  mailed_link: MailedLinkTable
  mandate: MandateTable
  membership: MembershipTable
  membership_application: MembershipApplicationTable
  migration: MigrationTable
  office: OfficeTable
  office_block: OfficeBlockTable
  partner_circuit: PartnerCircuitTable
  partner_memory: PartnerMemoryTable
  payment: PaymentTable
  person: PersonTable
  purchase: PurchaseTable
  rate_limit: RateLimitTable
  receipt_count: ReceiptCountTable
  refund: RefundTable
  reservation: ReservationTable
  resume_link: ResumeLinkTable
  sandbox_fault: SandboxFaultTable
  sandbox_message: SandboxMessageTable
  sandbox_order: SandboxOrderTable
  sandbox_payment: SandboxPaymentTable
  sandbox_refund: SandboxRefundTable
  search_document: SearchDocumentTable
  search_edition: SearchEditionTable
  search_miss: SearchMissTable
  search_word: SearchWordTable
  session: SessionTable
  submission: SubmissionTable
  submission_event: SubmissionEventTable
  survey_count: SurveyCountTable
  valuation_report: ValuationReportTable
  vve_membership: VveMembershipTable
}
