import { optional, wire } from '../fields/brick/brick.ts'
import { line } from '../fields/brick/text.ts'
import { acceptedPrice } from '../fields/payment/accepted-price.ts'
import { legalTexts } from '../rules/legal-texts.ts'

// The costs of a request that a visitor saw, as its submit states them (D76). All of it may be left out: a client of somebody
// else gets the price of the day (D56).

/** The wording of a consent that was beside the box; the server refuses any but the current one (D25). */
export const sentWording = (name: keyof typeof legalTexts) =>
  optional(
    wire(
      line({ max: 500, invalid: 'Dit is geen geldige tekst.' }),
      legalTexts[name].wording as string,
      'Tekst van het akkoord',
    ),
  )

/** The part of a request with the price that its sender saw, in cents, surcharge included. */
export const acceptedPriceParts = (example: number) => ({ acceptedPriceInCents: acceptedPrice(example) })

/**
 * The parts of a request that also makes somebody a member: the yearly fee that they saw, in cents, and the consent to collect
 * it.
 */
export const acceptedFeeParts = (example = 3450) => ({
  acceptedFeeInCents: acceptedPrice(example),
  agreeCollectionText: sentWording('collection'),
})

export const acceptedTermsParts = { agreeTermsText: sentWording('terms') }
