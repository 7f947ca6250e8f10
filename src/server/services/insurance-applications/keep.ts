import type { Insurance } from '../../../core/insurance/comparison.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext } from '../context.ts'
import type { EncryptedField } from '../vault.ts'

/** An application for insurances, as far as its request does not hold it. */
export interface NewApplication {
  submissionId: string
  /** As the insurer gets it. It stands locked until the insurer has it, and nowhere else. */
  iban: string
  /** Where its news is mailed. */
  emailAddress: string
  /** YYYY-MM-DD: the first day that is insured. */
  startDate: string
  /** The quote whose premiums were accepted. */
  quoteCode: string
  /** What is applied for, at those premiums; none that cannot be had. */
  insurances: readonly Insurance[]
}

/** Where its IBAN is locked. */
export const ibanField = (submissionId: string): EncryptedField => [
  'insurance_application.iban_locked',
  submissionId,
]

/** Keeps an application beside its request, in the transaction that takes that in. The insurer gets it by a delivery. */
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
