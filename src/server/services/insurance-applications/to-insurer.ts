import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Insurance, insuranceSchema } from '../../../core/insurance/comparison.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { partnerReferenceSchema } from '../../ports/application-news.ts'
import { type InsuranceApplication, insurerName } from '../../ports/insurer.ts'
import type { Context } from '../context.ts'
import { delivery, type PartnerDelivery } from '../submissions/delivery.ts'
import type { ReadSubmission } from '../submissions/read-submission.ts'
import { ibanField } from './keep-application.ts'

/** What the insurer gets that is not in the stored request. */
export interface BesideRequest {
  iban: string
  quoteCode: string
  /** The insurances that were applied for, at the premiums that were accepted. */
  insurances: readonly Insurance[]
}

/**
 * Makes the application for the insurer from a request.
 * @throws Error for a request of another kind.
 */
export type ApplicationOf = (
  ctx: Context,
  submission: ReadSubmission,
  beside: BesideRequest,
) => Promise<InsuranceApplication>

/**
 * Sends an application to the insurer and keeps the insurer's reference. After a crash between the two it is sent again under the
 * same key, which makes it one application. Once the reference is kept it is not sent again, and its IBAN is erased.
 * @throws PartnerError, so that it is tried again.
 */
const handOver = async (
  ctx: Context,
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

/** Whether another application has this reference. Of two that are to get it at once the second sees the first. */
const hasOther = async (tx: Tx, id: string, partnerReference: string): Promise<boolean> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`insurer ${partnerReference}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('insurance_application')
    .select('submission_id')
    .where('partner_reference', '=', partnerReference)
    .where('submission_id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Keeps the insurer's reference of an application that a colleague handed over by hand: what the insurer decides comes by it. As
 * the insurer has the application now, its IBAN is erased. One that the insurer had all the same keeps its first reference.
 * @throws Fault 400 at `partnerReference` for one that no insurer gives, or that is of another application.
 */
const keepReference = async (tx: Tx, id: string, partnerReference: string): Promise<void> => {
  if (!partnerReferenceSchema.safeParse(partnerReference).success)
    throw invalidFields({ partnerReference: ['Zo schrijft de verzekeraar een nummer niet.'] })
  if (await hasOther(tx, id, partnerReference))
    throw invalidFields({ partnerReference: ['Dit nummer hoort bij een andere aanvraag.'] })
  await tx
    .updateTable('insurance_application')
    .set({ partner_reference: partnerReference, iban_locked: null })
    .where('submission_id', '=', id)
    .where('partner_reference', 'is', null)
    .execute()
}

/**
 * The delivery of an application to the insurer; the feature that takes it in says what is sent. A refusal to take it in at all
 * is final and goes to staff at once, because the applicant should not wait for days while nothing is insured.
 */
export const toInsurer = (applicationOf: ApplicationOf): PartnerDelivery =>
  delivery(insurerName, (ctx, submission) => handOver(ctx, submission, applicationOf), {
    refusesForGood: true,
    keepReference,
  })
