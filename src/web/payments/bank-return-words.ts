/** Texts for visitors who return from their bank, or whose order costs nothing. */
export const words = {
  after: 'Je bestelling',
  cold: 'Hier zie je hoe het met je bestelling staat zodra je hebt besteld.',
  waiting: 'We kijken hoe het met je bestelling staat.',
  open: 'We zien nog geen betaling',
  notSeen:
    'Heb je net betaald? Dan duurt het soms even, kijk straks opnieuw. Anders staat je bestelling nog open: je hoeft niets opnieuw in te vullen.',
  cancelled: 'Je hebt de betaling geannuleerd',
  expired: 'De tijd om te betalen is voorbij',
  failed: 'De betaling is mislukt',
  nothing: 'Er is niets afgeschreven. Je bestelling staat nog open: je hoeft niets opnieuw in te vullen.',
  making:
    'Het duurt langer dan normaal. Je hoeft niets te doen: je krijgt een e-mail zodra je bestelling klaar is.',
  troubled: 'We kijken naar je betaling',
  reference: 'Je referentie',
  referenceNote: 'Houd deze bij de hand als je ons belt of mailt.',
  payAgain: 'Opnieuw betalen',
  change: 'Wijzig je gegevens',
} as const
