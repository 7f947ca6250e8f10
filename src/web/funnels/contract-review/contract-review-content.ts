/** The fixed sentences of this funnel (spec 001 sections 2 to 5). */
export const contractReviewCopy = {
  appointmentIntro: 'Een jurist leest je contract en belt je daarna. Kies het soort contract en een moment.',
  adviceIntro: 'Een jurist belt je en praat een half uur met je. Kies een moment.',
  detailsIntro: 'Zo kan de jurist je bereiken. We gebruiken je gegevens alleen voor dit gesprek.',
  adviceDetailsIntro:
    'Zo kan de jurist je bereiken. Vertel ook kort wat er speelt, dan leest de jurist dat vooraf.',
  documentsIntro:
    'Stuur je contract mee, dan kan de jurist het vooraf lezen. Heb je het nog niet? In je bevestiging staat hoe je het nastuurt.',
  overview: 'Gegevensoverzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen staat je afspraak vast. Je krijgt een e-mail met een kopie.',
  costs: 'Kosten',
  talk: 'Contract laten controleren',
  advice: '30 minuten juridisch advies',
  oneTalk: 'voor één gesprek per telefoon',
  joins: 'Dan word je lid met je afspraak.',
} as const
