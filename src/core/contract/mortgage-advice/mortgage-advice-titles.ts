/** The headings of the request in its steps, its document and its mail (D47). */
export const mortgageAdviceTitles = {
  situation: 'Situatie',
  planning: 'Planning',
  details: 'Gegevens',
} as const
