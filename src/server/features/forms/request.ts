import * as z from 'zod/mini'
import type { FormQuestion } from '../../../core/content/form.ts'
import { optional, wire } from '../../../core/fields/brick.ts'
import { contactName } from '../../../core/fields/contact-name.ts'
import { email } from '../../../core/fields/email.ts'
import { type Group, group, type Parsed } from '../../../core/fields/group.ts'
import { type Form, partsOf, rowsOf } from '../../../core/forms/form.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

type Answers = Readonly<Record<string, unknown>>

const parts = {
  formId: wire(z.string(), 'toegankelijkheid'),
  /** What happens next, in the words of that day. */
  thanks: wire(z.string(), 'Bedankt voor je melding.'),
  /** Who gets the mail, as far as the form asked it. */
  sender: group({ name: optional(contactName), emailAddress: optional(email) }),
}

/** What is stored of a form that was sent. */
export type FormRequest = Parsed<typeof parts> & { answers: Answers }

/** The same as bricks, which say what may be kept of each answer. */
export const requestPart = (questions: readonly FormQuestion[]): Group =>
  group({ ...parts, answers: group(partsOf(questions)) }) as unknown as Group

/** The answer to the first question of a kind. */
const answered = ({ questions }: Form, ask: FormQuestion['ask'], answers: Answers): string | undefined => {
  const key = questions.find((one) => one.ask === ask)?.key
  return key === undefined ? undefined : (answers[key] as string | undefined)
}

/** What is stored of these answers. */
export const requestOf = (form: Form, answers: Answers): FormRequest => ({
  formId: form.formId,
  thanks: form.thanks,
  sender: { name: answered(form, 'name', answers), emailAddress: answered(form, 'email', answers) },
  answers,
})

/** Questions and answers in the words of the form. */
export const freezeForm = ({ title, questions }: Form, answers: Answers): FilledForm => ({
  title,
  sections: rowsOf(questions, answers),
})
