import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import type { EncryptedField } from '../vault.ts'

/** The reference of a mandate that is given today: `TB-12345678-20261121`, with `-2` behind it for the second of a day. */
const nextReference = async (tx: Tx, runtime: Runtime, relationId: string): Promise<string> => {
  const base = `TB-${relationId}-${today(runtime.clock).toString().replaceAll('-', '')}`
  const before = await sql<{ reference: string }>`
    SELECT reference FROM mandate WHERE relation_id = ${relationId}`.execute(tx)
  const taken = new Set(before.rows.map(({ reference }) => reference))
  let reference = base
  for (let number = 2; taken.has(reference); number++) reference = `${base}-${number}`
  return reference
}

export interface NewMandate {
  /** The person of the account; null for an owners' association. */
  personId: string | null
  relationId: string
  /** Encrypts its IBAN for the field. */
  lock(field: EncryptedField): string
  /** ISO 8601 instant. */
  givenAt: string
  /** The wording that was agreed to. Without it, the request has the wording until the mandate ends. */
  agreed?: { version: string; wording: string }
  /** For a mandate for one payment: its request, and the end of its collection (`endsAt`, an ISO 8601 instant). */
  submissionId?: string
  endsAt?: string
}

/**
 * Writes a mandate in the caller's transaction. It is the only place where its IBAN is kept. Answers the mandate reference, by
 * which a membership refers to it.
 */
export const giveMandate = async (
  tx: Tx,
  runtime: Runtime,
  { personId, relationId, lock, givenAt, agreed, submissionId, endsAt }: NewMandate,
): Promise<string> => {
  const reference = await nextReference(tx, runtime, relationId)
  await tx
    .insertInto('mandate')
    .values({
      reference,
      relation_id: relationId,
      person_id: personId,
      iban_locked: lock(['mandate.iban_locked', reference]),
      ...agreed,
      given_at: givenAt,
      ...(submissionId && { submission_id: submissionId }),
      ...(endsAt && { ended_at: endsAt }),
    })
    .execute()
  return reference
}
