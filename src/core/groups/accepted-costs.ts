import { optional, wire } from '../fields/brick/brick.ts'
import { line } from '../fields/brick/text.ts'
import { acceptedPrice } from '../fields/payment/accepted-price.ts'
import { legalTexts } from '../rules/legal-texts.ts'

// What a visitor saw of what a request costs, as its submit states it (D76). All of it may be left out: somebody's
// own client gets the price of the day (D56).

/** The wording of a consent, as it stood beside the box: another one than the current is refused (D25). */
export const sentWording = (name: keyof typeof legalTexts) =>
  optional(
    wire(
      line({ max: 500, invalid: 'Dit is geen geldige tekst.' }),
      legalTexts[name].wording as string,
      'Tekst van het akkoord',
    ),
  )

/** Of a request that costs something: the price in cents, surcharge included. */
export const acceptedPriceParts = (example: number) => ({ acceptedPriceInCents: acceptedPrice(example) })

/** Of one that makes a member of who is none: the fee of a year in cents, and the consent to collect it. */
export const acceptedFeeParts = (example = 3450) => ({
  acceptedFeeInCents: acceptedPrice(example),
  agreeCollectionText: sentWording('collection'),
})

/** Of one that asks consent to the terms. */
export const acceptedTermsParts = { agreeTermsText: sentWording('terms') }
