/** The fixed sentences of this funnel (spec 001 sections 1, 2 and 4). */
export const valuationReportCopy = {
  homeIntro: 'Van welk huis wil je de waarde weten?',
  reportIntro: 'Dit kunnen we voor je maken.',
  price: 'Prijs',
  detailsIntro: 'Wie bestelt het rapport?',
  joins: (isFree: boolean) => `Dan word je lid ${isFree ? 'met je bestelling' : 'zodra je betaalt'}.`,
  overview: 'Overzicht',
  overviewIntro: (isFree: boolean) =>
    isFree
      ? 'Klopt alles? Na het bevestigen staat het rapport op je scherm.'
      : 'Klopt alles? Je betaalt bij je eigen bank. Daarna staat het rapport op je scherm.',
  pay: 'Betalen met iDEAL',
  order: 'Bevestigen',
  title: 'Je bestelling',
  home: 'Huis',
  ordered: 'Je bestelling is gelukt',
  late: 'Het duurt langer dan normaal. Je krijgt een e-mail zodra het rapport klaar is.',
  paid: 'Je waarderapport',
  paidIntro: 'Je vindt het rapport ook bij Mijn aanvragen. Daar kun je het bewaren en afdrukken.',
  start: 'Bestel een waarderapport',
} as const
