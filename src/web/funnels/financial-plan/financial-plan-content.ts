/** The fixed sentences of this funnel (spec 001 sections 2 to 5). */
export const financialPlanCopy = {
  scenariosIntro: 'Kies wat je wilt weten. De adviseur rekent het voor je uit en bespreekt het met je.',
  appointmentIntro: 'Kies een kantoor, hoe je ons wilt spreken en een moment.',
  detailsIntro: 'Zo kan de adviseur je bereiken. We gebruiken je gegevens alleen voor je geldplan.',
  overview: 'Gegevensoverzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen staat je afspraak vast. Je krijgt een e-mail met een kopie.',
  newHereText: 'Ga verder met je e-mailadres. Een lidmaatschap is niet nodig.',
  title: 'Geldplan',
  costs: 'Kosten',
  enough: 'Je hebt er al drie gekozen.',
} as const
