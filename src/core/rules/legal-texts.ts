/** A wording that people agree with. Another wording gets another version: the day from which it is shown. */
export interface LegalText {
  /** The day (YYYY-MM-DD) from which this wording is used. */
  version: string
  /** The words beside the box. */
  wording: string
}

/**
 * Consents that several forms ask, by their names in the database; those of one form are in a file of its own
 * (`insulation-legal-texts.ts`). The words that somebody agreed with are kept.
 */
export const legalTexts = {
  terms: { version: '2026-11-20', wording: 'Ik ga akkoord met de algemene voorwaarden.' },
  collection: {
    version: '2026-11-20',
    wording: 'Ik ga akkoord met de jaarlijkse incasso van de contributie.',
  },
} as const satisfies Record<string, LegalText>
