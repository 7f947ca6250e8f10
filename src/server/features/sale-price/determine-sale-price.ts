import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { determine as call } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { determine as operation } from '../../../core/contract/sale-price/sale-price-operations.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { agreeCollection } from '../../../core/fields/request/consent.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { insertConsents } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { readJoining } from '../../services/memberships/join-along.ts'
import { keepPurchase } from '../../services/payments/keep-purchase.ts'
import { offerOf } from '../../services/payments/offer.ts'
import { startPayment } from '../../services/payments/start.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { valuedHome } from '../../services/valuations/home.ts'
import { salePrice } from './product.ts'
import { type PurchaseRequest, purchaseKind } from './sale-price-request.ts'

const endpoint = endpointOf(call, operation)

/** The fields at which a refusal of e-mail address, IBAN or consent is shown. */
const fields = {
  email: 'userData.emailAddress',
  iban: 'userData.accountNumber',
  consent: 'agreesToDirectDebitCollection',
}

const payment = group({
  userData: group({ accountNumber: iban }),
  agreesToDirectDebitCollection: agreeCollection,
})

/** The fields that the call requires from somebody who is not a member; undefined for a member. */
export const demandsPayment = (viewer: Viewer) => (isMember(viewer) ? undefined : payment)

/** The personal details of a purchase, under the names that the services use. */
const flatOf = ({ userData: { address, ...person }, agreesToDirectDebitCollection }: PurchaseRequest) => ({
  ...person,
  postcode: address.postcode,
  houseNumber: address.houseNumber,
  houseNumberAddition: address.addition,
  streetName: address.streetName,
  city: address.city,
  agreeCollection: agreesToDirectDebitCollection,
})

/**
 * The purchase as it is kept: with the name and e-mail address of the account for somebody who is logged in, without payment
 * details for a member, and without the sender's own name for what is bought.
 */
const withPerson = (
  { description: _, ...body }: PurchaseRequest,
  details: ReturnType<typeof flatOf>,
): PurchaseRequest => ({
  ...body,
  userData: {
    ...body.userData,
    initials: details.initials,
    infix: details.infix,
    lastName: details.lastName,
    emailAddress: details.emailAddress,
    accountNumber: details.accountNumber,
  },
  agreesToDirectDebitCollection: details.agreeCollection,
})

/**
 * Takes in the purchase of an estimate and starts its payment. The model is asked first whether it can value the home, and the
 * payment is started before anything is written, so nothing is taken in while the model or the bank is away. Faults: 400 with
 * errors at their fields, 409 `email-taken` and `price-changed`, 429; PartnerError.
 */
export const determine = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const joining = await readJoining(ctx, flatOf(body), fields)
  const offer = await offerOf(ctx, salePrice)
  const agreed = agreeTo(body, { price: offer.amountCents, fee: joining.fee?.fee })
  const { estimate } = await ctx.ports.valuation.coverage(await valuedHome(ctx, body.userData.address))
  if (!estimate)
    throw invalidFields({ 'userData.address.postcode': ['Voor dit adres kunnen we geen prijs bepalen.'] })
  const started = await startPayment(ctx, { ...salePrice, amountCents: offer.amountCents })
  const purchase = withPerson(body, joining.details)
  return acceptWithAccount(ctx, joining, fields.email, async (tx, personId) => {
    const submission = await submit(tx, ctx, {
      endpoint,
      request: purchase,
      summary: summaryOf(purchaseKind, purchase, { price: offer.amountCents, fee: joining.fee?.fee }),
      agreed,
      flags: joining.flags,
      personId,
      to: [byMail],
    })
    await insertConsents(tx, ctx, submission.id, joining.fee ? ['terms', 'collection'] : ['terms'])
    const account = joining.fee && joining.details.accountNumber
    await keepPurchase(tx, ctx, { submission, personId, offer, payment: started, iban: account })
    return {
      paymentLink: started.payUrl,
      transactionId: started.id,
      reference: submission.reference,
      price: offer.amountCents,
    }
  })
}
