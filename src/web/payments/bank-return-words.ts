/** Texts for visitors who return from their bank. */
export const words = {
  after: 'Je betaling',
  cold: 'Hier zie je hoe het met je betaling staat zodra je van je bank terugkomt.',
  waiting: 'We vragen je bank of de betaling gelukt is.',
  open: 'We zien nog geen betaling',
  notSeen:
    'Heb je net betaald? Dan duurt het soms even, kijk straks opnieuw. Anders staat je bestelling nog open: je hoeft niets opnieuw in te vullen.',
  cancelled: 'Je hebt de betaling geannuleerd',
  expired: 'De tijd om te betalen is voorbij',
  failed: 'De betaling is mislukt',
  nothing: 'Er is niets afgeschreven. Je bestelling staat nog open: je hoeft niets opnieuw in te vullen.',
  paid: 'Je betaling is gelukt',
  making:
    'Het duurt langer dan normaal. Je hoeft niets te doen: je krijgt een e-mail zodra je bestelling klaar is.',
  troubled: 'We kijken naar je betaling',
  reference: 'Je referentie',
  referenceNote: 'Noem deze als je ons belt of mailt.',
  payAgain: 'Opnieuw betalen',
  change: 'Wijzig je gegevens',
} as const
