/** The fixed sentences of this funnel (spec 001 sections 2 and 3). */
export const legalPositionCopy = {
  detailsIntro: 'Zo kan de jurist je bereiken. We gebruiken je gegevens alleen voor je aanvraag.',
  documentsIntro: 'Stuur de papieren mee waar het over gaat. De jurist heeft er minstens één nodig.',
  overview: 'Overzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen krijg je een e-mail met een kopie. Betalen doe je later.',
  price: 'Prijs',
  service: 'Rechtspositiebepaling',
  title: 'Je aanvraag',
  invoice: 'Je betaalt met een rekening, na afloop.',
  joins: 'Dan word je lid met je aanvraag.',
  becomesMember: 'Deze dienst is voor leden. Met je aanvraag word je lid.',
  otherwise: 'Is het voor iemand anders?',
  change: {
    particulier: 'Vraag aan als particulier',
    vve: 'Vraag aan voor een VvE',
    professionele_partij: 'Vraag aan als professionele partij',
  },
} as const
