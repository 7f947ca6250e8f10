import { Fault } from '../../../core/kernel/fault.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'

/** What a request says that its sender saw, with amounts in cents. What is left out counts as it is today (D56). */
interface Accepted {
  acceptedPriceInCents?: Cents | undefined
  acceptedFeeInCents?: Cents | undefined
  acceptedPremiumInCents?: Cents | undefined
  acceptedServiceFeeInCents?: Cents | undefined
  agreeTermsText?: string | undefined
  agreeCollectionText?: string | undefined
}

/** What the request costs today, in cents; undefined for what it does not charge this sender. */
interface Costs {
  /** Price with its surcharge. */
  price?: Cents | undefined
  /** Fee for a year of the membership that comes with it. */
  fee?: Cents | undefined
  /** Premium for a month, with tax. */
  premium?: Cents | undefined
  /** Service fee for a visit, beside the price. */
  serviceFee?: Cents | undefined
}

declare const judged: unique symbol
/** Proof that the sender saw what it costs. Only `agreeTo` and `noCosts` make one, and no request is submitted without. */
export interface PriceAgreement {
  readonly [judged]: true
}

/** For a request that costs nothing and makes nobody a member. */
export const noCosts = {} as PriceAgreement

/**
 * Compares the prices, fee and wordings that a request says its sender saw with those of today (D25 and D76). `next` is the
 * sentence that says what the sender does then.
 * @throws Fault 409 `price-changed` with what was and what is.
 */
export const agreeTo = (
  accepted: Accepted,
  { price, fee, premium, serviceFee }: Costs,
  next = pressAgain,
): PriceAgreement => {
  const { agreeTermsText: terms, agreeCollectionText: collection } = accepted
  if (
    (terms && terms !== legalTexts.terms.wording) ||
    (collection && collection !== legalTexts.collection.wording)
  )
    throw textChanged()
  const amounts = [
    { field: 'acceptedPriceInCents', name: 'De prijs', seen: accepted.acceptedPriceInCents, now: price },
    {
      field: 'acceptedFeeInCents',
      name: 'De contributie per jaar',
      seen: accepted.acceptedFeeInCents,
      now: fee,
    },
    {
      field: 'acceptedPremiumInCents',
      name: 'De premie per maand',
      seen: accepted.acceptedPremiumInCents,
      now: premium,
    },
    {
      field: 'acceptedServiceFeeInCents',
      name: 'Het bedrag van de servicekosten',
      seen: accepted.acceptedServiceFeeInCents,
      now: serviceFee,
    },
  ].filter((one): one is ChangedAmount => isChanged(one.seen, one.now))
  if (amounts.length > 0) throw amountsChanged(amounts, next)
  return noCosts
}

interface ChangedAmount {
  field: string
  /** The words with which its sentence begins. */
  name: string
  seen: Cents
  now: Cents
}

const isChanged = (seen: Cents | undefined, now: Cents | undefined): boolean =>
  seen !== undefined && now !== undefined && seen !== now

const pressAgain = 'Wil je doorgaan? Druk dan nog een keer op de knop. Je antwoorden blijven staan.'

const amountsChanged = (amounts: readonly ChangedAmount[], next: string): Fault =>
  new Fault(
    409,
    'price-changed',
    [
      ...amounts.map(
        ({ name, seen, now }) => `${name} was ${formatCents(seen)} en is nu ${formatCents(now)}.`,
      ),
      next,
    ].join(' '),
    { amounts: Object.fromEntries(amounts.map(({ field, seen, now }) => [field, { seen, now }])) },
  )

const textChanged = (): Fault =>
  new Fault(
    409,
    'price-changed',
    'De tekst waarmee je akkoord gaat, is veranderd. Vernieuw deze pagina en lees die eerst. Je antwoorden blijven staan.',
  )
