/** The sentences of the steps that are loaded later, kept apart so that the first step does not load them. */
export const valuationReportCopy = {
  says: 'De waarde van je huis, hoe zeker die is en de huizen waarmee we hebben vergeleken.',
  none: 'Van dit huis kunnen we geen rapport maken. Er zijn te weinig gegevens over huizen zoals het jouwe.',
  noneElse: 'Een taxateur kan het huis wel komen bekijken.',
  taxation: { label: 'Vraag een taxatie aan', href: '/diensten/hypotheek/taxatie' },
  go: 'Volgende',
  back: 'Terug',
  joins: (isFree: boolean) =>
    `Het waarderapport is voor leden. Je wordt lid ${isFree ? 'met je bestelling' : 'zodra je het rapport betaalt'}.`,
  compared: 'Hiermee vergeleken',
} as const
