import type { LegalText } from './legal-texts.ts'

/** The consents of the insulation check; a file of its own, since every funnel loads `legal-texts.ts`. */
export const insulationLegalTexts = {
  participation: {
    version: '2026-11-25',
    wording:
      'Met je inschrijving ga je akkoord met de privacyverklaring en met de voorwaarden van de collectieve inkoop.',
  },
  resultsByMail: {
    version: '2026-11-25',
    wording: 'Met het versturen ga je akkoord met de privacyverklaring.',
  },
  energyNews: {
    version: '2026-11-25',
    wording: 'Ik wil per e-mail informatie krijgen over energie en verduurzamen.',
  },
} as const satisfies Record<string, LegalText>
