import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import type { JsonSchema } from '../../../core/contract/sent.ts'
import { poBoxAddressType } from '../../../core/fields/address-type.ts'
import { otherReason } from '../../../core/fields/cancellation-reason.ts'
import { otherAddress } from '../../../core/fields/invoice-recipient.ts'
import { poBoxStreet } from '../../../core/groups/po-box.ts'
import { bankTransfer, directDebit } from '../../../core/rules/payment-methods.ts'

// What ties fields of a request together: functions in the contract, and schemas and words here. Where a schema can
// say it, both-ways.test.ts holds it to what the server takes.

/** Of one group in a request. */
export interface PartRule {
  /** Which fields must come, where it is not all that are not optional. */
  required?: readonly string[]
  /** Schemas that hold beside its fields. */
  also?: readonly JsonSchema[]
  /** In Dutch, for people and for what no schema says. */
  words: string
}

/** Stands there, and is not empty (decision 25). */
const filled = (...names: string[]): JsonSchema => ({
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { not: { enum: ['', null] } }])),
})

const agreed = (name: string): JsonSchema => ({ required: [name], properties: { [name]: { const: true } } })

const when = (name: string, value: unknown, then: JsonSchema): JsonSchema => ({
  if: { required: [name], properties: { [name]: { const: value } } },
  then,
})

const onPostbus = (address: string): JsonSchema =>
  when('addressType', poBoxAddressType, {
    properties: {
      [address]: {
        properties: { streetName: { const: poBoxStreet }, addition: { enum: ['', null] } },
      },
    },
  })

const member: Record<string, PartRule> = {
  '': {
    words:
      'Met een cadeaukaart (giftyCardCode) tellen van de betaalgegevens alleen de voorwaarden. Anders hangt van paymentMethod af wat nodig is. Wie niet is ingelogd, kiest een wachtwoord.',
    also: [
      {
        if: filled('giftyCardCode'),
        else: {
          properties: {
            paymentDetails: {
              required: ['paymentMethod'],
              properties: { paymentMethod: {} },
              ...when('paymentMethod', directDebit, { allOf: [filled('iban'), agreed('agreeCollection')] }),
            },
          },
        },
      },
    ],
  },
  paymentDetails: {
    required: ['agreeTerms'],
    words: `IBAN en incasso tellen alleen bij ${directDebit} (automatische incasso), niet bij ${bankTransfer}.`,
  },
}

const association: Record<string, PartRule> = {
  contactDetails: {
    words: 'Bij een postbus is streetName “Postbus”, houseNumber het nummer ervan en addition leeg.',
    also: [onPostbus('address')],
  },
  paymentDetails: {
    required: ['invoiceRecipient', 'paymentMethod', 'agreedToTermsAndConditions'],
    words:
      'Het factuuradres telt alleen als de factuur naar een ander adres gaat, IBAN en incasso alleen bij automatische incasso.',
    also: [
      when('invoiceRecipient', otherAddress, {
        ...filled('addressType', 'invoiceAddress'),
        allOf: [onPostbus('invoiceAddress')],
      }),
      when('paymentMethod', directDebit, { allOf: [filled('iban'), agreed('agreedToDebit')] }),
    ],
  },
}

const cancellation: Record<string, PartRule> = {
  '': {
    words: `Ten minste één telefoonnummer. Bij de reden “${otherReason}” is een toelichting nodig.`,
    also: [
      { anyOf: [filled('phoneNumberMobile'), filled('phoneNumberLandline')] },
      when('cancellationReason', otherReason, filled('explanation')),
    ],
  },
}

const rules: Readonly<Record<string, Record<string, PartRule>>> = {
  'account.change-phones': {
    '': { words: 'Ten minste één nummer.', also: [{ anyOf: [filled('mobile'), filled('landline')] }] },
  },
  'account.register': {
    '': { words: 'Het wachtwoord bevat het e-mailadres niet.' },
  },
  'becomeamember.register': member,
  'contact.cancel-membership': cancellation,
  'hypotheekwacht.register': {
    '': { words: 'Wie nog geen lid is, geeft een IBAN (accountNumber) en gaat akkoord met de incasso.' },
  },
  'klusservice.book': {
    'appointment.options[]': {
      words:
        'Samen drie tot zeven momenten, elk één keer. De wandtijden horen bij de tijden in UTC, en het tarief bij de dag zoals task-rates hem geeft.',
    },
  },
  'vve-membership.register': association,
}

/** What ties the fields of a call together, by the path of their group (`''` for the whole body). */
export const rulesOf = ({ name }: AnyEndpoint): Record<string, PartRule> => rules[name] ?? {}
