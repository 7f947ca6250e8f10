/** Headings inside the steps. A file apart from the titles of the steps, which every first step loads. */
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
