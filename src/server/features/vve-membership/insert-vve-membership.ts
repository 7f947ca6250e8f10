import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { streetAddress } from '../../../core/fields/home/address-type.ts'
import { invoiceToOtherAddress } from '../../../core/fields/payment/invoice-recipient.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { VveFee } from '../../../core/rules/vve-fee.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../../services/context.ts'
import { giveMandate } from '../../services/mandates/give.ts'
import type { VveRequest } from './vve-membership-request.ts'

/** The address for the invoice: that of the contact person, unless another one was given (spec 001 section 3). */
const invoiceAddressOf = ({ contactDetails, paymentDetails }: VveRequest) => {
  const elsewhere = paymentDetails.invoiceRecipient === invoiceToOtherAddress
  const { addressType = streetAddress } = elsewhere ? paymentDetails : contactDetails
  return { addressType, address: elsewhere ? paymentDetails.invoiceAddress : contactDetails.address }
}

const nextMemberNumber = async (tx: Tx): Promise<string> => {
  const next = await sql<{ number: string }>`SELECT nextval('member_number')::text AS number`.execute(tx)
  return String(next.rows[0]?.number)
}

/** Gives the mandate of an association that pays by direct debit, and returns its reference; null for one that does not. */
const mandateOf = async (
  tx: Tx,
  runtime: Runtime,
  iban: string | undefined,
  relationId: string,
): Promise<string | null> => {
  if (!iban) return null
  return giveMandate(tx, runtime, {
    personId: null,
    relationId,
    lock: (field) => runtime.vault.lock(iban, field),
    givenAt: nowOf(runtime),
  })
}

/**
 * Inserts the association as a member from today on, with its mandate for direct debit, in the transaction that takes in its
 * request. Returns its member number.
 */
export const insertVve = async (
  tx: Tx,
  runtime: Runtime,
  submissionId: string,
  request: VveRequest,
  { fee, surcharge }: VveFee,
): Promise<string> => {
  const { propertyDetails: property, contactDetails, paymentDetails } = request
  const { role, ...contact } = contactDetails
  const { addition = '', ...home } = property.address
  const relationId = await nextMemberNumber(tx)
  const starts = today(runtime.clock).toString()
  const reference = await mandateOf(tx, runtime, paymentDetails.iban, relationId)
  await tx
    .insertInto('vve_membership')
    .values({
      id: randomUUID(),
      submission_id: submissionId,
      relation_id: relationId,
      applied_at: nowOf(runtime),
      starts,
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
      mandate_reference: reference,
      mandate_signed_on: reference === null ? null : starts,
      fee_cents: fee,
      surcharge_cents: surcharge,
    })
    .execute()
  return relationId
}
