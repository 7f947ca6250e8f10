import { randomUUID } from 'node:crypto'
import type { CancellationService } from '../../../core/insurance/cancellation.ts'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import type { EncryptedField } from '../vault.ts'
import { insurerOf } from './insurers.ts'

export const policyField = (letterId: string): EncryptedField => [
  'cancellation_letter.policy_number_locked',
  letterId,
]

export const pictureField = (submissionId: string): EncryptedField => [
  'cancellation_signature.picture_locked',
  submissionId,
]

/**
 * Keeps a letter for each insurance that is to be cancelled, with one signature for all, in the transaction that takes the
 * request in. They wait until the new insurance is accepted.
 * @throws Error for an insurer that is not in the list, which `checkCancellation` refuses before.
 */
export const keepLetters = async (
  tx: Tx,
  { vault }: Pick<Runtime, 'vault'>,
  { submissionId, service }: { submissionId: string; service: CancellationService },
): Promise<void> => {
  const insurer = insurerOf(vault, service.encryptedInsurer)
  if (!insurer) throw new Error('A cancellation was taken in for an unknown insurer.')
  const letters = service.insurances.map((one, at) => {
    const id = randomUUID()
    return {
      ...{ id, submission_id: submissionId, number: at + 1 },
      ...{ insurer: insurer.id, insurer_name: insurer.name, insurance_kind: one.name },
      policy_number_locked: vault.lock(one.insuranceNumber, policyField(id)),
      cancellation_date: one.cancellationDate,
    }
  })
  await tx.insertInto('cancellation_letter').values(letters).execute()
  await tx
    .insertInto('cancellation_signature')
    .values({
      submission_id: submissionId,
      picture_locked: vault.lock(service.applicant.signature, pictureField(submissionId)),
    })
    .execute()
}
