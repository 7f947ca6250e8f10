import type { InputOf } from '../contract/endpoint.ts'
import type { register } from '../contract/online-advice/online-advice-calls.ts'
import { onlineAdviceTitles } from '../contract/online-advice/online-advice-titles.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { specialism, topic, yourQuestion } from '../fields/request/online-advice.ts'
import { timeRow } from '../groups/appointment-rows.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import type { Cents } from '../kernel/money.ts'
import type { Specialization } from './topics.ts'
import { topicOf } from './topics.ts'

/** Summary rows of an online advice, for overview, stored summary and mail; `fee` is that of somebody who becomes a member. */
export const onlineAdviceRows = (
  of: InputOf<typeof register>['body'],
  tree: readonly Specialization[],
  fee: Cents | undefined,
): Section[] => {
  const { specialism: field, subcategory, question } = of.decisionTreeOnlineAppointment
  const payment = joiningRows({ ...of.userData, agreeCollection: of.agreeContinuousDirectDebit }, fee)
  const found = topicOf(tree, field, subcategory)
  return [
    {
      title: onlineAdviceTitles.question,
      rows: [
        ...summaryRow(specialism.facts.label, found?.specialization.text ?? field),
        ...summaryRow(topic.facts.label, found?.topic.text ?? subcategory),
        ...answerRow(yourQuestion, question),
      ],
    },
    { title: onlineAdviceTitles.appointment, rows: timeRow(of.appointment) },
    {
      title: onlineAdviceTitles.details,
      rows: [...userRows(of.userData), ...(fee === undefined ? payment : [])],
    },
    ...(fee === undefined ? [] : [{ title: onlineAdviceTitles.payment, rows: payment }]),
  ]
}
