import type { FrozenAnswer } from '../fields/brick/frozen.ts'
import { formatDay } from '../kernel/day.ts'
import type { ApplicationState } from './application.ts'

const stateSentences: Record<ApplicationState, string> = {
  pending: 'De verzekeraar beoordeelt je aanvraag. Je bent nog niet verzekerd.',
  'more-information': 'De verzekeraar wil nog iets weten. Je bent nog niet verzekerd.',
  accepted: 'De verzekeraar heeft je aanvraag geaccepteerd.',
  refused: 'De verzekeraar heeft je aanvraag afgewezen. Er is niets verzekerd.',
  ended: 'Je verzekering is gestopt.',
}

/** What is shown of an application. Days are YYYY-MM-DD. */
export interface ApplicationStatus {
  state: ApplicationState
  startDate: string
  policyNumber: string | null
  question: string | null
  endedOn: string | null
}

/**
 * Rows with what the insurer said of an application, for the applicant's page of the request. `phone` is the number to answer its
 * question at.
 */
export const applicationRows = (
  { state, startDate, policyNumber, question, endedOn }: ApplicationStatus,
  { phone, hours }: { phone: string; hours: string },
): FrozenAnswer[] => {
  const rows: [string, string | null][] = [
    ['Hoe het ervoor staat', stateSentences[state]],
    ['De vraag', state === 'more-information' ? question : null],
    [
      'Je antwoord',
      state === 'more-information' ? `Bel ons op ${phone} (${hours}) en noem je referentie.` : null,
    ],
    ['Polisnummer', policyNumber],
    [
      state === 'accepted' || state === 'ended' ? 'Verzekerd vanaf' : 'Gewenste ingangsdatum',
      formatDay(startDate, 'plain'),
    ],
    ['Laatste dag', endedOn && formatDay(endedOn, 'plain')],
  ]
  return rows.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ section: 'De verzekeraar', label, value }],
  )
}
