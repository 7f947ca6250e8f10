import type { InputOf } from '../contract/endpoint.ts'
import type { determine } from '../contract/sale-price/calls.ts'
import { titles } from '../contract/sale-price/titles.ts'
import { agreedRow, answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { agreeTerms } from '../fields/request/consent.ts'
import { membership } from '../groups/membership-words.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { purchaseWords } from '../payments/words.ts'

/** What the rows show beside the purchase: its price, and the yearly fee of somebody who becomes a member with it. */
export interface RowContext {
  price: Cents
  fee: Cents | undefined
}

/** The name of the product in the purchase, at the bank and on the receipt. */
export const product = 'Verkoopprijs bepalen'

/** Summary rows of a purchase, for overview, stored summary and mail. */
export const rowsOf = (
  {
    userData,
    agreesToDirectDebitCollection,
    agreesToGeneralTermsAndConditions,
  }: InputOf<typeof determine>['body'],
  { price, fee }: RowContext,
): Section[] => {
  const { address, ...person } = userData
  const { addition, ...home } = address
  return [
    {
      title: titles.details,
      rows: [
        ...userRows({ ...person, ...home, houseNumberAddition: addition }),
        ...answerRow(relationId, userData.relationId),
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
      title: titles.purchase,
      rows: [
        ...summaryRow(purchaseWords.product, product),
        ...summaryRow(purchaseWords.price, `${formatCents(price)} ${purchaseWords.withVat}`),
        ...summaryRow(purchaseWords.method, purchaseWords.ideal),
      ],
    },
  ]
}
