/** The fixed sentences of this funnel (spec 001 sections 2 to 5). */
export const onlineAdviceCopy = {
  questionIntro: 'Kies waar het over gaat en schrijf je vraag op. Dan zoeken we de juiste adviseur.',
  appointmentIntro: 'De adviseur belt je op het moment dat je kiest.',
  detailsIntro: 'Zo kan de adviseur je bereiken. We gebruiken je gegevens alleen voor dit gesprek.',
  overview: 'Overzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen staat je afspraak vast. Je krijgt een e-mail met een kopie.',
  becomesMember: 'Dit gesprek hoort bij je lidmaatschap. Met je afspraak word je lid.',
  joins: 'Dan word je lid met je afspraak.',
  talk: 'Online adviesgesprek',
  costs: 'Kosten',
  none: 'Geen',
} as const
