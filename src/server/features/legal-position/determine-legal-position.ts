import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { determine as call } from '../../../core/contract/legal-position/legal-position-calls.ts'
import { determine as operation } from '../../../core/contract/legal-position/legal-position-operations.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { documentFiles } from '../../../core/fields/files/attachments.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { agreeCollection } from '../../../core/fields/request/consent.ts'
import { otherInsurer } from '../../../core/fields/request/legal-position.ts'
import { senderOf, senderToSend } from '../../../core/groups/sender-names.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { priceNameOf } from '../../../core/legal-position/legal-position-price.ts'
import type { RequestContext } from '../../services/context.ts'
import { keepingFiles } from '../../services/files/keep-files.ts'
import { takeFiles } from '../../services/files/take-files.ts'
import { feeToJoin, joinAlong, readJoining } from '../../services/memberships/join-along.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { priceToday } from '../../services/prices/prices.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { handOver, type LegalRequest, legalKind } from './legal-position-request.ts'

const endpoint = endpointOf(call, operation)

/** Fields at which refusals about the person are told. */
const fields = { email: 'EmailAddress', iban: 'Iban', consent: 'AgreesToDirectDebitCollection' } as const
const files = 'Attachments'

const payment = group({ [fields.iban]: iban, [fields.consent]: agreeCollection })

/** The fields that a sender who is no member has to fill in. */
export const demandsPayment = (viewer: Viewer) => (isMember(viewer) ? undefined : payment)

/**
 * Takes in a request for a legal position: agrees on today's price, stores the documents, and starts the membership of a sender
 * who has none (D55 and D65). Faults: 400 with errors at their fields, 409 `email-taken` and `price-changed`, 429, 507.
 */
export const determine = async (
  ctx: RequestContext,
  { body: { Attachments: sent, ...body } }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const joining = await readJoining(ctx, senderOf(body), fields)
  const request: LegalRequest = { ...withoutSender(body), ...senderToSend(joining.details) }
  const price = await priceToday(ctx, priceNameOf(body.Type))
  const agreed = agreeTo(body, { price, fee: joining.fee?.fee })
  return keepingFiles(ctx, { sent, field: files }, (ids) =>
    acceptWithAccount(ctx, joining, fields.email, async (tx, personId) => {
      const taken = await takeFiles(tx, ctx, { ids, field: files, accept: documentFiles })
      const { id, reference } = await submit(tx, ctx, {
        endpoint,
        request,
        summary: summaryOf(legalKind, request, { price, fee: joining.fee?.fee, files: taken.names }),
        agreed,
        flags: joining.flags,
        personId,
        to: [handOver, byMail],
      })
      await taken.claim(id)
      const fee = await feeToJoin(tx, joining, personId)
      if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId: id, fee })
      return { reference, price }
    }),
  )
}

/** The subject of the request, without its sender: the IBAN that a member sent is not kept. */
const withoutSender = ({
  Type,
  Description,
  LegalInsurer,
  Insurer,
  InsurerOther,
  Language,
}: LegalRequest) => {
  const insured = LegalInsurer === 'yes'
  return {
    ...{ Type, Description, LegalInsurer, Language },
    // an insurer is kept only together with an insurance
    ...(insured && { Insurer }),
    ...(insured && Insurer === otherInsurer && { InsurerOther }),
  }
}
