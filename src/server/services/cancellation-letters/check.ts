import { noSignature } from '../../../core/fields/files/signature.ts'
import type { CancellationService } from '../../../core/insurance/cancellation.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Runtime } from '../context.ts'
import { insurerOf } from './insurers.ts'
import { isSignaturePicture } from './signature-picture.ts'

/**
 * Refuses what the contract cannot check: an insurer that is not in the list, or a signature that cannot be drawn.
 * @throws Fault 400 with the errors at their fields.
 */
export const checkCancellation = (
  { vault }: Pick<Runtime, 'vault'>,
  service: CancellationService | null | undefined,
): void => {
  if (!service) return
  const errors = {
    ...(!insurerOf(vault, service.encryptedInsurer) && {
      'cancellationService.encryptedInsurer': ['Kies een verzekeraar uit de lijst.'],
    }),
    ...(!isSignaturePicture(Buffer.from(service.applicant.signature, 'base64')) && {
      'cancellationService.applicant.signature': [noSignature],
    }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
