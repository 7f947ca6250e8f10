import type { LegalText } from './legal-texts.ts'

/** What an applicant for insurances agrees with, by its name in the database. */
export const insuranceLegalTexts = {
  disclosure: {
    version: '2026-11-26',
    wording: 'Ik heb alles naar waarheid ingevuld en ga akkoord met de acceptatieverklaring.',
  },
  insurance: {
    version: '2026-11-28',
    wording:
      'Ik heb de verzekeringskaarten, de polisvoorwaarden en de dienstenwijzer gelezen en ga akkoord met de polisvoorwaarden.',
  },
  /** Amount, term and first day stand in the sentence: `debitWording`. */
  premium: {
    version: '2026-11-28',
    wording: 'Ik geef de verzekeraar toestemming om de premie van mijn rekening af te schrijven.',
  },
  /** The kind of insurance and its day stand in the sentence: `unreplacedWording`. */
  unreplaced: {
    version: '2026-11-28',
    wording: 'Ik weet dat deze verzekering op de opzegdatum stopt en dat er niets voor in de plaats komt.',
  },
} as const satisfies Record<string, LegalText>
