import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import { register as operation } from '../../../core/contract/mortgage-advice/mortgage-advice-operations.ts'
import { noSuchChoice } from '../../../core/fields/brick/choice.ts'
import { situationDetail, withPartner } from '../../../core/fields/request/mortgage-advice.ts'
import { type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import { chosenIn, type MortgageTree } from '../../../core/mortgage-advice/situations.ts'
import { nationwideOffice } from '../../../core/rules/meetings.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import type { RequestContext } from '../../services/context.ts'
import { acceptMeeting, readMeeting } from '../../services/meetings/take-meeting.ts'
import { knownSender } from '../../services/people/user-information.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { adviceKind, type Parsed } from './mortgage-advice-request.ts'
import { readTree } from './tree.ts'

const endpoint = endpointOf(call, operation)

/** The sentence for a video call with another office than that of D80. */
const onlyNationwide = 'Beeldbellen over een hypotheek doe je met ons landelijke kantoor.'

/**
 * Plans a talk about a mortgage. It needs no membership and makes none (D55). Faults: 400 with errors at their fields, 409
 * `slot-taken`, 429.
 */
export const register = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const tree = await readTree(ctx)
  const about = inTree(tree, body.decisionTree)
  const { appointmentType, officeCode } = body.appointment
  if (appointmentType === 'Beeldbellen' && officeCode !== nationwideOffice)
    throw invalidFields({ 'appointment.officeCode': [onlyNationwide] })
  const meeting = await readMeeting(ctx, body.appointment)
  await refuseRestricted(
    ctx,
    {
      postcode: about.advicePostcode,
      houseNumber: about.adviceHouseNumber,
      houseNumberAddition: about.adviceAddition,
    },
    'decisionTree.adviceHouseNumber',
  )
  await refuseRestricted(ctx, body.mortgageAdviceData, 'mortgageAdviceData.houseNumber')
  const mortgageAdviceData = await knownSender(ctx, body.mortgageAdviceData)
  const request = { ...body, decisionTree: about, mortgageAdviceData, office: meeting.office }
  return acceptMeeting(ctx, meeting, {
    endpoint,
    agreed: noCosts,
    request,
    summary: summaryOf(adviceKind, request, { tree }),
    beside: {},
  })
}

/**
 * The chosen answers, with the questions and numbers of the decision tree.
 * @throws Fault 400 for an answer that the tree does not
 * have, and for a missing one.
 */
const inTree = (tree: MortgageTree, sent: Parsed['decisionTree']): Parsed['decisionTree'] => {
  const chosen = chosenIn(tree, sent.situationQuestionAnswer, sent.followUpQuestionAnswer)
  if (!chosen) throw invalidFields({ 'decisionTree.situationQuestionAnswer': [noSuchChoice] })
  const { situation, followUp } = chosen
  const errors: FieldErrors = {
    ...(situation.followUpQuestion &&
      !followUp && {
        'decisionTree.followUpQuestionAnswer': [
          sent.followUpQuestionAnswer ? noSuchChoice : sentenceOf(situationDetail),
        ],
      }),
    ...(situation.asksPartner &&
      !sent.withPartner && { 'decisionTree.withPartner': [sentenceOf(withPartner)] }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return {
    ...sent,
    situationQuestion: tree.question,
    situationQuestionAnswerInventoryType: situation.inventoryType,
    followUpQuestion: situation.followUpQuestion?.question,
    followUpQuestionAnswer: followUp?.code,
    followUpQuestionAnswerInventoryType: followUp?.inventoryType,
    foundQuestionAnswer: 'Anders',
    withPartner: situation.asksPartner ? sent.withPartner : undefined,
  }
}

const sentenceOf = ({ schema }: typeof situationDetail | typeof withPartner): string =>
  schema.safeParse('').error?.issues[0]?.message ?? noSuchChoice
