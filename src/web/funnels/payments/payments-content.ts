/** The fixed sentences of this funnel. */
export const paymentsCopy = {
  title: 'Je bestelling betalen',
  intro: 'Je hoeft niets opnieuw in te vullen.',
  missing:
    'Geen e-mail meer? Log in en kies je bestelling bij Mijn aanvragen. Of bel ons en noem je referentie.',
  requests: 'Naar Mijn aanvragen',
  gone: 'Deze link hoort niet bij een bestelling. Bel ons:',
  paid: 'Deze bestelling is al betaald.',
  over: 'Deze bestelling is vervallen. Begin opnieuw als je nog wilt bestellen.',
  product: 'Product',
  reference: 'Referentie',
  price: 'Prijs',
  withVat: 'inclusief btw',
  pay: 'Betalen met iDEAL',
} as const
