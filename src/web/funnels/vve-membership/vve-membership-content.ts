/** The fixed sentences of this funnel (spec 001 sections 2 to 5, D35 to D38). */
export const vveMembershipCopy = {
  propertyIntro: 'Om welk gebouw gaat het? Een VvE kan lid worden vanaf twee appartementen.',
  contactIntro: 'Met wie hebben we contact? Die persoon krijgt de bevestiging per e-mail.',
  paymentIntro: 'De VvE betaalt één keer per jaar. Het bedrag hangt af van het aantal appartementen.',
  overview: 'Overzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen sturen we de contactpersoon een e-mail met een kopie.',
  apartment: 'Contributie',
  sideTitle: 'Jullie lidmaatschap',
  each: 'per appartement per jaar',
} as const
