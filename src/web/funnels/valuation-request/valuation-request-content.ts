/** The fixed sentences of this form (spec 001 section 8, D2). */
export const valuationRequestCopy = {
  title: 'Taxatie aanvragen',
  intro: 'Waarvoor is de taxatie, om welk huis gaat het, en hoe kan de taxateur je bereiken?',
  send: 'Versturen',
  wentWrong: 'Er is iets misgegaan.',
  next: 'Wat er gebeurt',
  mail: { label: 'Meteen', value: 'Je krijgt een e-mail met je referentie en een kopie.' },
  call: { label: 'Daarna', value: 'Een taxateur belt je en noemt de vaste prijs.' },
  free: 'Aanvragen is gratis. Je zit nergens aan vast.',
} as const
