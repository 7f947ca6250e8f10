import * as z from 'zod/mini'
import { send } from '../../../core/contract/forms/forms-calls.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { type Form, partsOf } from '../../../core/forms/form.ts'
import { profileWordOf } from '../../../core/forms/question-kinds.ts'
import { draftPrefix } from '../../../core/kernel/browser-keys.ts'
import { defineFunnel, type Funnel } from '../../engine/definition/define.ts'

/**
 * The parts that all forms of editors share: one step, which stays on the page and is emptied after sending. Its funnel events
 * count all forms as one funnel.
 */
export const sharedForm = defineFunnel({
  slug: 'formulier',
  properties: group({
    formId: wire(z.string(), 'toegankelijkheid'),
    version: wire(z.string(), '0123456789abcdef'),
    thanks: wire(z.string(), 'Bedankt voor je melding.'),
  }),
  steps: { formulier: { title: 'Formulier', asks: {} } },
  titleLevel: 2,
  exits: {
    send: {
      endpoint: send,
      failure: 'Failed to send form',
      // Loading the page again brings the new questions; the answers are kept in the draft.
      help: { 'form-changed': { label: 'Laad de pagina opnieuw', href: '' } },
      toRequest: (answers, { properties: { formId, version } }) => ({
        params: { formId },
        body: { version, answers },
      }),
      to: (_answer, { properties: { thanks } }) => ({ stay: thanks }),
    },
  },
})

/** The funnel of a form that editors defined, with a draft of its own for each form. */
export const funnelOf = ({ formId, title, intro, questions, button = 'Versturen' }: Form): Funnel => ({
  ...sharedForm,
  draft: { where: 'session', key: `${draftPrefix}${sharedForm.slug}:${formId}` },
  steps: { formulier: { title, ...(intro && { intro }), asks: partsOf(questions) } },
  profile: Object.fromEntries(
    questions.flatMap((question) => {
      const word = profileWordOf(question)
      return word ? [[question.key, word]] : []
    }),
  ),
  exits: Object.fromEntries(
    Object.entries(sharedForm.exits).map(([name, exit]) => [
      name,
      { ...exit, button, fields: { answers: Object.fromEntries(questions.map(({ key }) => [key, key])) } },
    ]),
  ),
})
