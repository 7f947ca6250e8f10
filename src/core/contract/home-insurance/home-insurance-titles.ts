/**
 * The headings of the insurance's steps (spec 002 section 2.3). The headings inside the steps are in
 * `core/insurance/section-titles.ts`.
 */
export const homeInsuranceTitles = {
  home: 'Woningkenmerken',
  additional: 'Aanvullende gegevens',
  final: 'Slotvragen',
  cancellation: 'Opzegservice',
  closing: 'Afsluiten',
} as const
