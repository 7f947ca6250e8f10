import { sql } from 'kysely'
import { insulationLegalTexts } from '../../../core/rules/insulation-legal-texts.ts'
import { insuranceLegalTexts } from '../../../core/rules/insurance-legal-texts.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'

const wordings = { ...legalTexts, ...insulationLegalTexts, ...insuranceLegalTexts }
export type LegalTextName = keyof typeof wordings

/** A consent of which the sentence held something of its request: an amount, a day. */
interface GivenWording {
  name: LegalTextName
  /** As it stood beside the box. */
  wording: string
}

/** Keeps which wordings the sender of a submission agreed with, and when. */
export const insertConsents = async (
  tx: Tx,
  runtime: Runtime,
  submissionId: string,
  given: readonly (LegalTextName | GivenWording)[],
): Promise<void> => {
  if (given.length === 0) return
  await tx
    .insertInto('consent')
    .values(
      given
        .map((one) => (typeof one === 'string' ? { name: one, wording: wordings[one].wording } : one))
        .map(({ name, wording }) => ({
          submission_id: submissionId,
          legal_text: name,
          version: wordings[name].version,
          wording,
          given_at: nowOf(runtime),
        })),
    )
    .execute()
}

/** The membership with this number leans on what its request agreed with: kept beyond that request from now on. */
export const keepConsents = async (tx: Tx, submissionId: string, relationId: string): Promise<void> => {
  await tx
    .updateTable('consent')
    .set({ relation_id: relationId })
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .execute()
}

/** The membership with this number goes; from now on only the books need what was agreed to. */
export const endConsents = async (tx: Tx, runtime: Runtime, relationId: string): Promise<void> => {
  await tx
    .updateTable('consent')
    .set({ ended_at: nowOf(runtime) })
    .where('relation_id', '=', relationId)
    .execute()
}
