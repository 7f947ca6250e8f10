import type { InputOf } from '../contract/endpoint.ts'
import { reportTitles } from '../contract/insulation-check.titles.ts'
import type { report } from '../contract/insulation-check.ts'
import { email } from '../fields/email.ts'
import { question } from '../fields/question.ts'
import { answerRow, type Section } from '../fields/summary-rows.ts'
import { nameRow } from '../groups/summary-rows.ts'

/** What was asked, and by whom: overview, stored document, mail and `/mijn` say this. */
export const rowsOf = (of: InputOf<typeof report>['body']): Section[] => [
  { title: reportTitles.question, rows: answerRow(question, of.question) },
  {
    title: reportTitles.details,
    rows: [...nameRow({ ...of, inserts: of.infix }), ...answerRow(email, of.emailAddress)],
  },
]
