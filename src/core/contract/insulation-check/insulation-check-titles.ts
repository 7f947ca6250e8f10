/** The headings of the check in its steps, its document and its mail (spec 002 section 2.2). */
export const insulationCheckTitles = {
  address: 'Adres',
  home: 'Woninggegevens',
  facade: 'Gevel',
  crawlSpace: 'Kruipruimte of kelder',
  measures: 'Isolatiemogelijkheden',
  cavity: 'Spouwmuurisolatie',
  floor: 'Vloerisolatie',
  roof: 'Dakisolatie',
  results: 'Ons isolatie-advies',
  register: 'Schrijf je vrijblijvend in',
  send: 'Ontvang resultaten isolatiecheck',
} as const
