import * as z from 'zod/mini'
import { brick, optional, wire } from '../../fields/brick/brick.ts'
import { group, judgedBy } from '../../fields/brick/group.ts'
import { addressType, poBoxAddressType } from '../../fields/home/address-type.ts'
import { totalApartments } from '../../fields/home/apartments.ts'
import { vveName } from '../../fields/home/vve-name.ts'
import { iban } from '../../fields/payment/iban.ts'
import { invoiceRecipient, invoiceToOtherAddress } from '../../fields/payment/invoice-recipient.ts'
import { paymentMethod } from '../../fields/payment/payment-method.ts'
import { contactRole } from '../../fields/person/contact-role.ts'
import { email } from '../../fields/person/email.ts'
import { kvkNumber } from '../../fields/person/kvk-number.ts'
import { phoneNumber } from '../../fields/person/phone-number.ts'
import { agreedToDebit, agreeTerms, tick } from '../../fields/request/consent.ts'
import { acceptedFeeParts, acceptedPriceParts, acceptedTermsParts } from '../../groups/accepted-costs.ts'
import { salutedPerson } from '../../groups/person.ts'
import { poBox, poBoxStreet } from '../../groups/po-box.ts'
import { sentAddress } from '../../groups/sent-address.ts'
import { directDebit } from '../../rules/payment-methods.ts'
import { operation } from '../operation.ts'
import { keyReused, priceChanged } from '../refusals.ts'
import { type PartRules, requireFilled, requireTrue, when } from '../rules.ts'
import { vveMembershipTitles } from './vve-membership-titles.ts'

const notPostbus = 'Bij een postbus is de straatnaam Postbus.'
const noAdditionAtBox = 'Een postbus heeft geen toevoeging.'

/** A PO box in the form of the call: street `Postbus`, its number as house number, no addition (spec 001 section 3). */
const sentPoBox = group({
  houseNumber: poBox.parts.houseNumber,
  postcode: poBox.parts.postcode,
  streetName: wire(z.literal(poBoxStreet, notPostbus), poBoxStreet),
  addition: optional(brick(z.literal('', noAdditionAtBox), { ...wire(z.string(), '').facts, example: '' })),
  placeName: poBox.parts.city,
})

const isBox = (sent: Readonly<Record<string, unknown>>) =>
  addressType.schema.safeParse(sent.addressType as never).data === poBoxAddressType

export const propertyFields = group(
  { vveName, address: sentAddress, kvkNumber: optional(kvkNumber), totalApartments },
  { label: vveMembershipTitles.property },
)

const { salutation, initials, infix, lastName } = salutedPerson.parts
const contactAt = <A extends typeof sentAddress | typeof sentPoBox>(address: A) =>
  group(
    {
      role: contactRole,
      salutation,
      initials,
      infix,
      lastName,
      addressType,
      address,
      email,
      phoneNumber,
    },
    { label: vveMembershipTitles.contact },
  )
const contactAtStreet = contactAt(sentAddress)
const contactAtBox = contactAt(sentPoBox)

/** The group that judges a contact person: with a street address or with a PO box. */
export const contactFields = (sent: Readonly<Record<string, unknown>>) =>
  isBox(sent) ? contactAtBox : contactAtStreet

const heading = { label: vveMembershipTitles.payment }
const debit = { iban, agreedToDebit }
const payment = { paymentMethod, agreedToTermsAndConditions: agreeTerms }
const paidBy = <R extends Parameters<typeof group>[0]>(recipient: R) => ({
  debit: group({ ...recipient, paymentMethod, ...debit, agreedToTermsAndConditions: agreeTerms }, heading),
  transfer: group({ ...recipient, ...payment }, heading),
})
const toContact = paidBy({ invoiceRecipient })
const toStreet = paidBy({ invoiceRecipient, addressType, invoiceAddress: sentAddress })
const toBox = paidBy({ invoiceRecipient, addressType, invoiceAddress: sentPoBox })

/**
 * The group that judges a payment: an invoice address counts only when it differs from the contact person's, IBAN and consent
 * only for direct debit (spec 001 sections 4 and 5).
 */
export const paymentFields = (sent: Readonly<Record<string, unknown>>) => {
  const elsewhere =
    invoiceRecipient.schema.safeParse(sent.invoiceRecipient as never).data === invoiceToOtherAddress
  const paid = elsewhere ? (isBox(sent) ? toBox : toStreet) : toContact
  const method = paymentMethod.schema.safeParse(sent.paymentMethod as never).data
  return method === directDebit ? paid.debit : paid.transfer
}

const paymentDetails = group(
  {
    invoiceRecipient,
    addressType,
    invoiceAddress: sentAddress,
    paymentMethod,
    iban: optional(iban),
    agreedToDebit: optional(tick({ label: agreedToDebit.facts.label, sentence: '' })),
    agreedToTermsAndConditions: agreeTerms,
  },
  heading,
)

const onPostbus = (field: string) =>
  when('addressType', poBoxAddressType, {
    properties: {
      [field]: { properties: { streetName: { const: poBoxStreet }, addition: { enum: ['', null] } } },
    },
  })

const rules: PartRules = {
  contactDetails: {
    words: 'Bij een postbus is streetName “Postbus”, houseNumber het nummer ervan en addition leeg.',
    also: [onPostbus('address')],
  },
  paymentDetails: {
    required: ['invoiceRecipient', 'paymentMethod', 'agreedToTermsAndConditions'],
    words:
      'Het factuuradres telt alleen als de factuur naar een ander adres gaat, IBAN en incasso alleen bij automatische incasso.',
    also: [
      when('invoiceRecipient', invoiceToOtherAddress, {
        ...requireFilled('addressType', 'invoiceAddress'),
        allOf: [onPostbus('invoiceAddress')],
      }),
      when('paymentMethod', directDebit, { allOf: [requireFilled('iban'), requireTrue('agreedToDebit')] }),
    ],
  },
}

export const registerVve = operation({
  summary: 'Meldt een VvE aan als lid.',
  body: group({
    propertyDetails: propertyFields,
    contactDetails: judgedBy(contactAtStreet, contactFields),
    paymentDetails: judgedBy(paymentDetails, paymentFields),
    // accepted and ignored: staff get to see a possible duplicate (D15)
    overrideExistingAccountValidationErrors: optional(wire(z.boolean('Dit is geen geldige keuze.'), true)),
    ...acceptedPriceParts(15_000),
    ...acceptedFeeParts(15_000),
    ...acceptedTermsParts,
  }),
  rules,
  /** `price` in cents: the fee of the first year, with its surcharge. */
  answer: z.object({ reference: z.string(), price: z.int() }),
  example: { reference: '7KQM-X4TF', price: 15_000 },
  status: 201,
  submits: true,
  faults: [keyReused, priceChanged],
})
