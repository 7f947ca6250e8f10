/** A wording that people agree with. Another wording is another version, with the day from which it is shown. */
export interface LegalText {
  /** The day (YYYY-MM-DD) from which this wording is asked. */
  version: string
  /** As it stands beside the box. */
  wording: string
}

/** Consents that several forms ask, by their names in the database; those of one form stand in a file of its own (`insulation-legal-texts.ts`). What somebody agreed with is kept in these words. */
export const legalTexts = {
  terms: { version: '2026-11-20', wording: 'Ik ga akkoord met de algemene voorwaarden.' },
  collection: {
    version: '2026-11-20',
    wording: 'Ik ga akkoord met de jaarlijkse incasso van de contributie.',
  },
} as const satisfies Record<string, LegalText>
