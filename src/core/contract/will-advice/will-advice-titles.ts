/** The headings of the request in its steps, its document and its mail (D47). */
export const willAdviceTitles = {
  appointment: 'Afspraak',
  planning: 'Planning',
  details: 'Gegevens',
} as const
