/** Headings of what is asked, told and agreed with below the steps; apart from these, which every first step loads. */
export const sectionTitles = {
  premium: 'Je premie per maand',
  building: 'Opstal',
  contents: 'Inboedel',
  liability: 'Aansprakelijkheid',
  legal: 'Rechtsbijstand',
  legalHistory: 'Slotvragen over rechtsbijstand',
  personal: 'Persoonlijke gegevens',
  summary: 'Samenvatting',
  conditions: 'Voorwaarden',
} as const
