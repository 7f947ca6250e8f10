import type { LegalText } from './legal-texts.ts'

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
  /** The sentence on screen adds amount, term and first day: `debitWording`. */
  premium: {
    version: '2026-11-28',
    wording: 'Ik geef de verzekeraar toestemming om de premie van mijn rekening af te schrijven.',
  },
  /** The sentence on screen adds the kind of insurance and its day: `unreplacedWording`. */
  unreplaced: {
    version: '2026-11-28',
    wording: 'Ik weet dat deze verzekering op de opzegdatum stopt en dat er niets voor in de plaats komt.',
  },
} as const satisfies Record<string, LegalText>
