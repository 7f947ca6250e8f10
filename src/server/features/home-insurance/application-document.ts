import { type Application, rowsOf, type ToldBeside } from '../../../core/home-insurance/application-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

export const applicationTitle = 'Je aanvraag'

/** An application as its overview showed it: the duty to disclose goes by these words. */
export const freezeApplication = (request: unknown, told: ToldBeside): FilledForm => ({
  title: applicationTitle,
  sections: rowsOf(request as Application, told),
})
