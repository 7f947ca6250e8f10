/** The fixed sentences of this funnel. */
export const copy = {
  title: 'Je afspraak',
  intro: 'Hier verzet je je afspraak, of zeg je hem af.',
  missing:
    'Geen e-mail meer? Log in en kies je aanvraag bij Mijn aanvragen. Of bel ons en noem je referentie.',
  requests: 'Naar Mijn aanvragen',
  gone: 'Deze link hoort niet bij een afspraak die je zelf kunt wijzigen. Bel ons:',
  appointment: 'Afspraak',
  when: 'Wanneer',
  reference: 'Referentie',
  toMove: 'Kies een ander tijdstip',
  toCancel: 'Zeg de afspraak af',
  call: 'Bel ons:',
  contact: 'Zo bereik je ons',
  moveTitle: 'Kies een ander tijdstip',
  moveIntro: 'Je houdt je oude tijdstip tot het nieuwe van jou is.',
  move: 'Verzet de afspraak',
  cancelTitle: 'Zeg je afspraak af',
  cancelIntro: 'Daarna is het tijdstip vrij voor een ander. Dit kun je niet terugdraaien.',
  cancel: 'Zeg de afspraak af',
} as const
