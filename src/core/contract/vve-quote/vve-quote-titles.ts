/** The headings of the request in its steps, its document and its mail (spec 001 section 2). */
export const vveQuoteTitles = {
  property: 'Pandgegevens',
  complex: 'Gegevens appartementencomplex',
  contact: 'Contactgegevens',
} as const
