import type { LegalText } from './legal-texts.ts'

/** What an applicant for insurances agrees with, by its name in the database. */
export const insuranceLegalTexts = {
  disclosure: {
    version: '2026-11-26',
    wording: 'Ik heb alles naar waarheid ingevuld en ga akkoord met de acceptatieverklaring.',
  },
  insurance: {
    version: '2026-11-26',
    wording: 'Ik heb de verzekeringskaarten en de dienstenwijzer gelezen en ga akkoord met de voorwaarden.',
  },
} as const satisfies Record<string, LegalText>
