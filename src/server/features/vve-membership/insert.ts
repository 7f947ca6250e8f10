import { randomUUID } from 'node:crypto'
import type { VveFee } from '../../../core/rules/vve-fee.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../../services/context.ts'
import { invoiceAddressOf, type VveRequest } from './request.ts'

/** Writes the association down in the transaction that takes its request in; a job gives it its member number. */
export const insertVve = async (
  tx: Tx,
  runtime: Runtime,
  submissionId: string,
  request: VveRequest,
  { fee, surcharge }: VveFee,
): Promise<void> => {
  const { propertyDetails: property, contactDetails, paymentDetails } = request
  const { role, ...contact } = contactDetails
  const { addition = '', ...home } = property.address
  const id = randomUUID()
  await tx
    .insertInto('vve_membership')
    .values({
      id,
      submission_id: submissionId,
      applied_at: nowOf(runtime),
      name: property.vveName,
      kvk_number: property.kvkNumber ?? null,
      postcode: home.postcode,
      house_number: home.houseNumber,
      addition,
      street_name: home.streetName,
      city: home.placeName,
      apartments: property.totalApartments,
      contact_role: role,
      contact: JSON.stringify(contact),
      invoice_address: JSON.stringify(invoiceAddressOf(request)),
      payment_method: paymentDetails.paymentMethod,
      iban_locked: paymentDetails.iban
        ? runtime.vault.lock(paymentDetails.iban, ['vve_membership.iban_locked', id])
        : null,
      fee_cents: fee,
      surcharge_cents: surcharge,
    })
    .execute()
}
