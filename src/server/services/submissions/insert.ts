import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type FrozenAnswer, type Reader, storable } from '../../../core/fields/frozen.ts'
import type { Part } from '../../../core/fields/group.ts'
import { newReference } from '../../../core/fields/reference.ts'
import { emailIn } from '../../../core/fields/sender.ts'
import type { Tx } from '../../database/pool.ts'
import { type Context, type House, nowOf } from '../context.ts'
import type { Place } from '../vault.ts'
import { at, put } from './path.ts'

/** Questions and answers as they were shown, for staff and for the mail copy. Never changes afterwards. */
export interface FrozenDocument {
  title: string
  office: FrozenAnswer[]
  mail: FrozenAnswer[]
}

/** What the form says to each reader, before it is known who gets its mail. */
export interface FilledForm {
  title: string
  linesFor(reader: Reader): FrozenAnswer[]
}

export interface NewSubmission {
  /** Name of the endpoint that took it in. */
  kind: string
  /** What the request is made of, and the parsed request. */
  part: Part
  request: unknown
  document: FilledForm
  /** What staff should look at, in stable words. */
  flags?: string[]
  /** Whose it is, when that is not who is logged in: an account that is made with it. */
  personId?: string
}

export interface Submission {
  id: string
  reference: string
}

const tries = 5

/** Whether the mail goes to whoever is logged in, at an address that a mailed link showed to be theirs. */
const isProven = async (tx: Tx, ctx: Context, address: string | undefined): Promise<boolean> => {
  const personId = (await ctx.session())?.personId
  if (address === undefined || personId === undefined) return false
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where(sql`lower(email)`, '=', address)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A row of `submission`, but for its reference. */
const rowOf = async (tx: Tx, ctx: Context, given: NewSubmission) => {
  const personId = given.personId ?? (await ctx.session())?.personId ?? null
  const address = emailIn(given.part, given.request)?.toLowerCase()
  const { title, linesFor } = given.document
  const document: FrozenDocument = {
    title,
    office: linesFor('office'),
    mail: linesFor((await isProven(tx, ctx, address)) ? 'mail' : 'stranger'),
  }
  const id = randomUUID()
  return {
    id,
    kind: given.kind,
    received_at: nowOf(ctx),
    person_id: personId,
    // by which it finds its sender's account later (`attach.ts`); one that has an account needs none
    sender_email: personId === null ? (address ?? null) : null,
    request: JSON.stringify(lockRequest(ctx, id, given)),
    document: JSON.stringify(document),
    flags: given.flags ?? [],
  }
}

/** Writes with a new reference until one is free. */
const withReference = async (write: (reference: string) => Promise<boolean>): Promise<string> => {
  for (let left = tries; left > 0; left--) {
    const reference = newReference(randomBytes)
    if (await write(reference)) return reference
  }
  throw new Error(`No free reference was found in ${tries} tries.`)
}

/**
 * Takes a submission in, in one statement: the submission as `insertSubmission` writes it, whom it has to reach, and
 * the audit row.
 */
export const takeIn = async (
  tx: Tx,
  ctx: Context,
  given: NewSubmission,
  partners: readonly string[],
): Promise<Submission> => {
  const row = await rowOf(tx, ctx, given)
  const actor = (await ctx.session())?.personId ?? null
  const reference = await withReference(async (free) => {
    const written = await sql`
      WITH submission AS (
        INSERT INTO submission (id, kind, reference, received_at, person_id, sender_email, request, document, flags)
        VALUES (${row.id}::uuid, ${row.kind}::text, ${free}, ${row.received_at}::timestamptz,
          ${row.person_id}::uuid, ${row.sender_email}::text, ${row.request}::jsonb, ${row.document}::jsonb, ${row.flags}::text[])
        ON CONFLICT (reference) DO NOTHING RETURNING id, kind, received_at
      ), delivery AS (
        INSERT INTO delivery (submission_id, partner)
        SELECT id, partner FROM submission, unnest(${[...partners]}::text[]) AS partner
      ), audit AS (
        INSERT INTO audit (at, action, subject_id, person_id, request_id)
        SELECT received_at, kind, id, ${actor}::uuid, ${ctx.requestId} FROM submission
      )
      SELECT id FROM submission`.execute(tx)
    return written.rows.length > 0
  })
  return { id: row.id, reference }
}

/**
 * Writes a submission with a new reference, in the transaction that acknowledges it. What is never kept is left out,
 * what is kept masked is encrypted.
 */
export const insertSubmission = async (tx: Tx, ctx: Context, given: NewSubmission): Promise<Submission> => {
  const row = await rowOf(tx, ctx, given)
  const reference = await withReference(async (free) => {
    const written = await tx
      .insertInto('submission')
      .values({ ...row, reference: free })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst()
    return written !== undefined
  })
  return { id: row.id, reference }
}

/** Notes whom a submission has to reach, each once. */
export const insertDeliveries = async (tx: Tx, submissionId: string, partners: string[]): Promise<void> => {
  await tx
    .insertInto('delivery')
    .values(partners.map((partner) => ({ submission_id: submissionId, partner })))
    .execute()
}

const placeOf = (path: string, id: string): Place => [`submission.request:${path}`, id]

/** The request as it is stored: `{ kept, locked: { path: encrypted JSON } }`. */
const lockRequest = (
  house: Pick<House, 'vault'>,
  id: string,
  { part, request: parsed }: Pick<NewSubmission, 'part' | 'request'>,
) => {
  const { request, encrypt } = storable(part, parsed)
  const kept: unknown = structuredClone(request)
  const locked = Object.fromEntries(
    encrypt.map((path) => {
      const text = house.vault.lock(JSON.stringify(at(kept, path)), placeOf(path, id))
      put(kept, path, undefined)
      return [path, text]
    }),
  )
  return { kept, locked }
}

/** A stored submission with its request as it was parsed. */
export interface ReadSubmission extends Submission {
  kind: string
  /** ISO 8601 instant. */
  receivedAt: string
  request: unknown
  document: FrozenDocument
}

/** Reads a submission back, with its encrypted answers readable; undefined when there is none. */
export const readSubmission = async (house: House, id: string): Promise<ReadSubmission | undefined> => {
  const row = await house.database
    .selectFrom('submission')
    .select(['id', 'kind', 'reference', 'received_at', 'request', 'document'])
    .where('id', '=', sql<string>`${id}::uuid`)
    .executeTakeFirst()
  if (!row) return undefined
  const { kept, locked } = row.request as { kept: unknown; locked: Record<string, string> }
  for (const [path, text] of Object.entries(locked))
    put(kept, path, JSON.parse(house.vault.unlock(text, placeOf(path, row.id))))
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    receivedAt: row.received_at,
    request: kept,
    document: row.document as FrozenDocument,
  }
}
