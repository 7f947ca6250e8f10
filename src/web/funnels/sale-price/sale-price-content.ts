/** The fixed sentences of this funnel (spec 001 sections 2 and 4). */
export const salePriceCopy = {
  detailsIntro: 'Van welk huis wil je de prijs weten, en wie ben je?',
  costs: (price: string, fee: string) =>
    `De schatting kost ${price}. Ben je nog geen lid? Dan word je lid zodra je betaalt. Het eerste jaar is gratis als je dat nog niet eerder kreeg, daarna betaal je ${fee} per jaar.`,
  paymentIntro:
    'Klopt alles? Je betaalt bij je eigen bank. Daarna komt de schatting op je scherm en per e-mail.',
  pay: 'Betalen met iDEAL',
  service: 'Verkoopprijs bepalen',
  title: 'Je bestelling',
  price: 'Prijs',
  late: 'Het duurt langer dan normaal. Je hoeft niets te doen: je krijgt een e-mail zodra we je betaling hebben en de schatting klaar is.',
  ordered: 'Je betaling is gelukt',
  paid: 'Je schatting is klaar',
  paidIntro: 'Je betaling is gelukt. Je krijgt de schatting ook per e-mail.',
  start: 'Bepaal je verkoopprijs',
} as const
