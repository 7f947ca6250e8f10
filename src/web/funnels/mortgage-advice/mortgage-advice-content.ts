/** The fixed sentences of this funnel (spec 001 sections 2 to 5). */
export const mortgageAdviceCopy = {
  situationIntro: 'Vertel kort waar het over gaat. Dan komt de adviseur goed voorbereid.',
  planningIntro:
    'Om welk huis gaat het? Zoek je nog? Geef je huidige adres. Kies daarna hoe je de adviseur spreekt, en een moment.',
  nationwideIntro: 'Om welk huis gaat het? Zoek je nog? Geef je huidige adres. Kies daarna een moment.',
  detailsIntro: 'Zo kan de adviseur je bereiken. We gebruiken je gegevens alleen voor dit advies.',
  overview: 'Overzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen staat je afspraak vast. Je krijgt een e-mail met een kopie.',
  newHereText: 'Ga verder met je e-mailadres. Een lidmaatschap is niet nodig.',
  title: 'Hypotheekadvies',
  costs: 'Eerste gesprek',
  free: 'gratis',
} as const
