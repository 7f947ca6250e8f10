import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Insurance, insuranceSchema } from '../../../core/insurance/comparison.ts'
import { type InsuranceApplication, insurerName } from '../../ports/insurer.ts'
import type { SystemContext } from '../context.ts'
import { delivery, type PartnerDelivery } from '../submissions/delivery.ts'
import type { ReadSubmission } from '../submissions/read.ts'
import { ibanField } from './keep.ts'

/** What the request alone does not hold. */
export interface BesideRequest {
  iban: string
  quoteCode: string
  /** What was applied for, at the premiums that were accepted. */
  insurances: readonly Insurance[]
}

/** Makes what goes to the insurer of a request. @throws Error for a request of something else. */
export type ApplicationOf = (
  ctx: SystemContext,
  submission: ReadSubmission,
  beside: BesideRequest,
) => Promise<InsuranceApplication>

/**
 * Hands an application to the insurer and keeps its reference there. After a process that died between both it is sent
 * again under the same key, which is one application; after its reference was kept it is not sent again, and its IBAN is gone.
 * @throws PartnerError, so that it is tried again.
 */
const handOver = async (
  ctx: SystemContext,
  submission: ReadSubmission,
  applicationOf: ApplicationOf,
): Promise<{ partnerReference: string }> => {
  const { id } = submission
  const row = await ctx.database
    .selectFrom('insurance_application')
    .select(['partner_reference', 'iban_locked', 'quote_code', 'insurances'])
    .where('submission_id', '=', sql<string>`${id}::uuid`)
    .executeTakeFirstOrThrow()
  if (row.partner_reference !== null) return { partnerReference: row.partner_reference }
  const iban = ctx.vault.unlock(row.iban_locked ?? '', ibanField(id))
  const application = await applicationOf(ctx, submission, {
    iban,
    quoteCode: row.quote_code,
    insurances: z.array(insuranceSchema).parse(row.insurances),
  })
  const { partnerReference } = await ctx.ports.insurer.submit(id, application)
  await ctx.database
    .updateTable('insurance_application')
    .set({ partner_reference: partnerReference, iban_locked: null })
    .where('submission_id', '=', id)
    .execute()
  return { partnerReference }
}

/**
 * How an application reaches the insurer; the feature that takes it in says what goes there. One that the insurer does not
 * take in at all is for staff at once: its applicant should not wait for days while nothing is insured.
 */
export const toInsurer = (applicationOf: ApplicationOf): PartnerDelivery =>
  delivery(insurerName, (ctx, submission) => handOver(ctx, submission, applicationOf), {
    refusesForGood: true,
  })
