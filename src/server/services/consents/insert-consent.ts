import { sql } from 'kysely'
import { insulationLegalTexts } from '../../../core/rules/insulation-legal-texts.ts'
import { insuranceLegalTexts } from '../../../core/rules/insurance-legal-texts.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext, type Runtime } from '../context.ts'

const wordings = { ...legalTexts, ...insulationLegalTexts, ...insuranceLegalTexts }
export type LegalTextName = keyof typeof wordings

/** A consent whose sentence contains something of its request, such as an amount or a day. */
interface GivenWording {
  name: LegalTextName
  wording: string
}

/**
 * Records the wordings that the sender of a submission agreed to, and when. Where a colleague filled it in for who called, they
 * were read aloud.
 */
export const insertConsents = async (
  tx: Tx,
  ctx: Runtime & Pick<Partial<RequestContext>, 'onBehalf'>,
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
          given_at: nowOf(ctx),
          read_aloud: ctx.onBehalf !== undefined,
        })),
    )
    .execute()
}

/** Ties the consents of a request to the membership with this number, so that they are kept longer than the request. */
export const keepConsents = async (tx: Tx, submissionId: string, relationId: string): Promise<void> => {
  await tx
    .updateTable('consent')
    .set({ relation_id: relationId })
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .execute()
}

/** Notes that the membership with this number is removed. From now on the consents are kept for the books alone. */
export const endConsents = async (tx: Tx, runtime: Runtime, relationId: string): Promise<void> => {
  await tx
    .updateTable('consent')
    .set({ ended_at: nowOf(runtime) })
    .where('relation_id', '=', relationId)
    .execute()
}
