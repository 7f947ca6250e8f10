/** The fixed sentences of this funnel (spec 001 section 2). */
export const vveQuoteCopy = {
  propertyIntro: 'Om welk gebouw gaat het?',
  complexIntro: 'Hoe groter het complex, hoe meer werk. Vul 0 in als iets er niet is.',
  contactIntro: 'Met wie hebben we contact? Die persoon krijgt de offerte per e-mail.',
  overview: 'Overzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen krijg je een e-mail met een kopie.',
  service: 'Meerjarenonderhoudsplan',
  title: 'Jullie onderhoudsplan',
  costs: 'Onderhoudsplan',
  from: 'vanaf',
  free: 'De offerte is gratis. Je zit nergens aan vast.',
} as const
