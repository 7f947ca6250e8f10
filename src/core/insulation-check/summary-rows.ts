import type { InputOf } from '../contract/endpoint.ts'
import { titles } from '../contract/insulation-check.titles.ts'
import type { register } from '../contract/insulation-check.ts'
import { email } from '../fields/email.ts'
import { question } from '../fields/question.ts'
import { answerRow, type Section } from '../fields/summary-rows.ts'
import { nameRow } from '../groups/summary-rows.ts'

/** What was asked, and by whom: overview, stored document, mail and `/mijn` say this. */
export const rowsOf = (of: InputOf<typeof register>['body']): Section[] => [
  { title: titles.question, rows: answerRow(question, of.question) },
  {
    title: titles.details,
    rows: [...nameRow({ ...of, inserts: of.infix }), ...answerRow(email, of.emailAddress)],
  },
]
