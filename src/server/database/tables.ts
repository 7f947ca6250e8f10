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

export interface AuditTable {
  id: Filled<number>
  at: Instant
  action: string
  subject_id: string | null
  person_id: string | null
  request_id: string
}

export interface DeliveryTable {
  submission_id: string
  partner: string
  state: Filled<string>
  partner_reference: string | null
  last_reason: string | null
  delivered_at: Instant | null
}

export interface FileTable {
  id: string
  session_id: string
  name: string
  content_type: string
  bytes: number
  created_at: Instant
  submission_id: string | null
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

export interface MembershipTable {
  relation_id: string
  person_id: string
  starts: string
  ends: string | null
}

export interface MigrationTable {
  number: number
  name: string
  hash: string
  applied_at: Filled<Instant>
}

export interface PartnerMemoryTable {
  partner: string
  question: string
  answer: Json
  seen_at: Instant
}

export interface PersonTable {
  id: Filled<string>
  email: string
  gender: Filled<number>
  initials: string | null
  inserts: string | null
  last_name: string | null
  mobile: string | null
  landline: string | null
  date_of_birth: string | null
  postcode: string | null
  house_number: number | null
  addition: string | null
  street_name: string | null
  city: string | null
  demo: Filled<boolean>
  created_at: Filled<Instant>
}

export interface RateLimitTable {
  key: Buffer
  full_at: Instant
}

export interface SessionTable {
  id: Filled<string>
  token_hash: Buffer
  person_id: string | null
  created_at: Instant
  expires_at: Instant
}

export interface SubmissionTable {
  id: string
  kind: string
  reference: string
  received_at: Instant
  person_id: string | null
  request: Json
  document: Json
  flags: Filled<string[]>
}

export interface Tables {
  audit: AuditTable
  delivery: DeliveryTable
  file: FileTable
  funnel_event: FunnelEventTable
  idempotency: IdempotencyTable
  membership: MembershipTable
  migration: MigrationTable
  partner_memory: PartnerMemoryTable
  person: PersonTable
  rate_limit: RateLimitTable
  session: SessionTable
  submission: SubmissionTable
}
