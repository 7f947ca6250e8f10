import { optional } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { iban, ibanMissing } from '../fields/payment/iban.ts'
import { paymentMethod } from '../fields/payment/payment-method.ts'
import { consentMissing, mayAgreeCollection } from '../fields/request/consent.ts'
import { directDebit } from '../rules/payment-methods.ts'

/** How a membership is paid; the IBAN and the consent count with direct debit only (spec 001 section 5). */
export const payment = group(
  { paymentMethod, iban: optional(iban), agreeCollection: optional(mayAgreeCollection) },
  {
    rules: [
      {
        field: 'iban',
        reads: ['paymentMethod', 'iban'],
        message: ibanMissing,
        ok: ({ paymentMethod, iban }) => paymentMethod !== directDebit || iban !== undefined,
      },
      {
        field: 'agreeCollection',
        reads: ['paymentMethod', 'agreeCollection'],
        message: consentMissing,
        ok: ({ paymentMethod, agreeCollection }) => paymentMethod !== directDebit || agreeCollection === true,
      },
    ],
  },
)
