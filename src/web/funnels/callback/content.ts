/** The fixed sentences of this funnel. */
export const copy = {
  momentIntro: 'Kies een moment. Vertel kort waar het over gaat, dan bellen we je goed voorbereid.',
  detailsIntro: 'Op dit nummer bellen we je. Je krijgt een e-mail met een bevestiging.',
  confirm: 'Bevestigen',
  title: 'Terugbelafspraak',
  free: 'Dit kost je niets.',
} as const
