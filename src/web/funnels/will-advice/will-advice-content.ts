/** The fixed sentences of this funnel (spec 001 sections 2 to 5). */
export const willAdviceCopy = {
  homeIntro: 'Waar woon je? Dan zien we welk kantoor het dichtst bij je is. Online kan ook.',
  planningIntro: 'Kies hoe je de adviseur wilt spreken, en een moment.',
  detailsIntro: 'Zo kan de adviseur je bereiken. We gebruiken je gegevens alleen voor dit gesprek.',
  overview: 'Overzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen staat je afspraak vast. Je krijgt een e-mail met een kopie.',
  title: 'Testamentadvies',
  costs: 'Kosten',
  oneTalk: 'voor één gesprek, zonder de notaris',
  joins: 'Dan word je lid met je afspraak.',
} as const
