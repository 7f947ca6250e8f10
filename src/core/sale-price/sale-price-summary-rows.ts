import type { InputOf } from '../contract/endpoint.ts'
import type { determine } from '../contract/sale-price/sale-price-calls.ts'
import { salePriceTitles } from '../contract/sale-price/sale-price-titles.ts'
import { agreedRow, answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { agreeTerms } from '../fields/request/consent.ts'
import { membership } from '../groups/membership-words.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { purchaseWords } from '../payments/payments-words.ts'

/**
 * The values that the rows show and the request does not hold: the price, and the yearly fee for somebody who becomes a member
 * with the purchase.
 */
export interface SalePriceRowContext {
  price: Cents
  fee: Cents | undefined
}

/** The name of the product, for the purchase, the bank and the receipt. */
export const product = 'Verkoopprijs bepalen'

/** Makes the summary rows of the purchase of an estimate, for the overview, the stored summary and the mail. */
export const salePriceRows = (
  {
    userData,
    agreesToDirectDebitCollection,
    agreesToGeneralTermsAndConditions,
  }: InputOf<typeof determine>['body'],
  { price, fee }: SalePriceRowContext,
): Section[] => {
  const { address, ...person } = userData
  const { addition, ...home } = address
  return [
    {
      title: salePriceTitles.details,
      rows: [
        ...answerRow(relationId, userData.relationId),
        ...userRows({ ...person, ...home, houseNumberAddition: addition }),
        ...(fee === undefined
          ? []
          : joiningRows(
              { accountNumber: userData.accountNumber, agreeCollection: agreesToDirectDebitCollection },
              fee,
              { freeFirst: membership.freeFirstOnce },
            )),
        ...agreedRow(agreeTerms, agreesToGeneralTermsAndConditions),
      ],
    },
    {
      title: salePriceTitles.purchase,
      rows: [
        ...summaryRow(purchaseWords.product, product),
        ...summaryRow(purchaseWords.price, `${formatCents(price)} ${purchaseWords.withVat}`),
        ...summaryRow(purchaseWords.method, purchaseWords.ideal),
      ],
    },
  ]
}
