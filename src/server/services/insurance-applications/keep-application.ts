import type { Insurance } from '../../../core/insurance/comparison.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext } from '../context.ts'
import type { EncryptedField } from '../vault.ts'

/** The part of an application for insurances that its request does not hold. */
export interface NewApplication {
  submissionId: string
  /** The account from which premiums are collected. It is kept encrypted until the insurer has it, and nowhere else. */
  iban: string
  emailAddress: string
  /** YYYY-MM-DD: the first day that is insured. */
  startDate: string
  quoteCode: string
  /** The insurances that are applied for, at those premiums, without any that cannot be had. */
  insurances: readonly Insurance[]
}

export const ibanField = (submissionId: string): EncryptedField => [
  'insurance_application.iban_locked',
  submissionId,
]

/** Keeps an application beside its request, in the transaction that takes the request in. A delivery brings it to the insurer. */
export const keepApplication = async (
  tx: Tx,
  ctx: Pick<RequestContext, 'clock' | 'vault'>,
  { submissionId, iban, emailAddress, startDate, quoteCode, insurances }: NewApplication,
): Promise<void> => {
  await tx
    .insertInto('insurance_application')
    .values({
      submission_id: submissionId,
      iban_locked: ctx.vault.lock(iban, ibanField(submissionId)),
      email_address: emailAddress,
      quote_code: quoteCode,
      insurances: JSON.stringify(insurances),
      start_date: startDate,
      changed_at: nowOf(ctx),
    })
    .execute()
}
