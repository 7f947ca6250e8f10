import * as z from 'zod/mini'
import { type FormQuestion, form as formBlock } from '../../../core/content/form.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { type Group, group, type Parsed } from '../../../core/fields/brick/group.ts'
import { contactName } from '../../../core/fields/person/contact-name.ts'
import { email } from '../../../core/fields/person/email.ts'
import { type Form, partsOf, rowsOf } from '../../../core/forms/form.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

type Answers = Readonly<Record<string, unknown>>

const parts = {
  formId: wire(z.string(), 'toegankelijkheid'),
  /** What happens next, in the words of the day of sending. */
  thanks: wire(z.string(), 'Bedankt voor je melding.'),
  /** Receives the confirmation mail, if the form asks for an address. */
  sender: group({ name: optional(contactName), emailAddress: optional(email) }),
}

export type FormRequest = Parsed<typeof parts> & { answers: Answers }

/** The stored request as a group of bricks, which determine what may be kept of each answer. */
export const requestPart = (questions: readonly FormQuestion[]): Group =>
  group({ ...parts, answers: group(partsOf(questions)) }) as unknown as Group

/** The answer to the first question of this brick. */
const answered = ({ questions }: Form, ask: FormQuestion['ask'], answers: Answers): string | undefined => {
  const key = questions.find((one) => one.ask === ask)?.key
  return key === undefined ? undefined : (answers[key] as string | undefined)
}

export const requestOf = (form: Form, answers: Answers): FormRequest => ({
  formId: form.formId,
  thanks: form.thanks,
  sender: { name: answered(form, 'name', answers), emailAddress: answered(form, 'email', answers) },
  answers,
})

/**
 * Kind of request: a form that editors defined. The form as published on the day of sending gives the title and the words of its
 * questions.
 */
export const formKind: RequestKind<FormRequest, Form> = {
  title: (_request, form) => form.title,
  called: 'Formulier van de site',
  rows: ({ answers }, form) => rowsOf(form.questions, answers),
  unsaid: { version: 'it says which questions its sender saw, and each row has the question of that day' },
  stored: group(parts),
  mail: ({ reference, request: { sender, thanks }, summary }, { phone, hours }) => {
    if (sender.emailAddress === undefined) throw new Error('A form without an address is mailed to nobody.')
    return {
      to: sender.emailAddress,
      content: {
        subject: `Je formulier is binnen: ${summary.title} (${reference})`,
        greeting: greetingOf(sender.name ?? ''),
        intro: [thanks],
        reference,
        answers: summary.mail,
        outro: [`Klopt er iets niet? Bel ons op ${phone} (${hours}) en noem je referentie.`],
      },
      attachments: [],
    }
  },
  events: [],
  refusable: true,
  noPromise: 'its editors say in `thanks` when its sender hears',
  example: () => ({
    request: requestOf(formBlock.example, {
      wat: 'Op deze pagina staat een oud bedrag.',
      email: 'jannie@voorbeeld.nl',
    }),
    beside: formBlock.example,
  }),
}
