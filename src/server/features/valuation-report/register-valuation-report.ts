import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import { register as operation } from '../../../core/contract/valuation-report/valuation-report-operations.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { agreeCollection } from '../../../core/fields/request/consent.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { insertConsents } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { feeToJoin, joinAlong, readJoining } from '../../services/memberships/join-along.ts'
import { keepPurchase } from '../../services/payments/keep-purchase.ts'
import { offerOf } from '../../services/payments/offer.ts'
import { startPayment } from '../../services/payments/start.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { type Submission, submit } from '../../services/submissions/submit.ts'
import { valuedHome } from './home.ts'
import { valuationReport } from './product.ts'
import { freeReport } from './valuation-report-queues.ts'
import { type PurchaseRequest, purchaseKind } from './valuation-report-request.ts'

const endpoint = endpointOf(call, operation)

/** The fields at which a refusal of e-mail address, IBAN or consent is shown. */
const fields = {
  email: 'membershipInformation.emailAddress',
  iban: 'iban',
  consent: 'directDebitAgreement',
}

const payment = group({ iban, directDebitAgreement: agreeCollection })

/** The fields that the call requires from somebody who is not a member; undefined for a member. */
export const demandsPayment = (viewer: Viewer) => (isMember(viewer) ? undefined : payment)

/** The personal details of a purchase, under the names that the services use. */
const personOf = ({ membershipInformation: of, ...purchase }: PurchaseRequest) => ({
  sex: of.gender,
  initials: of.initials,
  infix: of.infix,
  lastName: of.lastName,
  emailAddress: of.emailAddress,
  phoneNumberMobile: of.phoneNumberMobile,
  phoneNumberLandline: of.telephoneNumberLandline,
  postcode: of.postcode,
  houseNumber: of.houseNumber,
  houseNumberAddition: of.houseNumberAddition,
  streetName: of.streetName,
  city: of.cityName,
  dateOfBirth: purchase.dateOfBirth,
  accountNumber: purchase.iban,
  agreeCollection: purchase.directDebitAgreement,
})

/**
 * The purchase with its price, and with the name and e-mail address of the account for somebody who is logged in. The payment
 * details of the membership stay only for a new member.
 */
const withPerson = (
  body: PurchaseRequest,
  details: ReturnType<typeof personOf>,
  { isNew, price }: { isNew: boolean; price: Cents },
): PurchaseRequest => {
  const {
    iban: _iban,
    directDebitAgreement: _agreed,
    continuousDirectDebitAgreementText,
    paymentMethod,
    email: _email,
    ...purchase
  } = body
  const { accountNumber, agreeCollection: agreed } = details
  return {
    ...purchase,
    acceptedPriceInCents: price,
    membershipInformation: {
      ...purchase.membershipInformation,
      initials: details.initials,
      infix: details.infix,
      lastName: details.lastName,
      emailAddress: details.emailAddress,
    },
    ...(isNew && {
      iban: accountNumber,
      directDebitAgreement: agreed,
      continuousDirectDebitAgreementText,
      paymentMethod,
    }),
  }
}

/**
 * Takes in the purchase of a report and starts its payment; a report that costs nothing is made without one (D66). The model is
 * asked first whether it can make the report, so that nobody pays for nothing. Faults: 400 with errors at their fields, 409
 * `email-taken`, `price-changed` and `no-report`, 429; PartnerError.
 */
export const register = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const joining = await readJoining(ctx, personOf(body), fields)
  const offer = await offerOf(ctx, valuationReport)
  const { amountCents } = offer
  const agreed = agreeTo(
    { ...body, agreeCollectionText: body.continuousDirectDebitAgreementText },
    { price: amountCents, fee: joining.fee?.fee },
  )
  const { report } = await ctx.ports.valuation.coverage(valuedHome(body))
  if (!report) throw new Fault(409, 'no-report', 'Van dit huis kunnen we geen rapport maken.')
  const started = amountCents > 0 ? await startPayment(ctx, { ...valuationReport, amountCents }) : undefined
  const purchase = withPerson(body, joining.details, { isNew: joining.fee !== undefined, price: amountCents })

  const withoutPayment = async (tx: Tx, submission: Submission, personId: string): Promise<string> => {
    const fee = await feeToJoin(tx, joining, personId)
    if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId: submission.id, fee })
    await enqueue(tx, freeReport, { submission: submission.id }, { key: submission.id })
    return `${valuationReport.returnPath}?transactionId=${submission.id}`
  }

  return acceptWithAccount(ctx, joining, fields.email, async (tx, personId) => {
    const submission = await submit(tx, ctx, {
      endpoint,
      request: purchase,
      summary: summaryOf(purchaseKind, purchase, { price: amountCents, fee: joining.fee?.fee }),
      agreed,
      flags: joining.flags,
      personId,
      to: [byMail],
    })
    const { reference } = submission
    if (!started) {
      await insertConsents(tx, ctx, submission.id, ['terms'])
      const url = await withoutPayment(tx, submission, personId)
      return { url, reference, transactionId: submission.id, price: amountCents }
    }
    await insertConsents(tx, ctx, submission.id, joining.fee ? ['terms', 'collection'] : ['terms'])
    const account = joining.fee && joining.details.accountNumber
    await keepPurchase(tx, ctx, { submission, personId, offer, payment: started, iban: account })
    return { url: started.payUrl, reference, transactionId: started.id, price: amountCents }
  })
}
