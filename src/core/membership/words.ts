/** What a year of one's own membership is called, wherever its price is told. */
export const yearlyFee = 'Contributie per jaar'

/** What is told in place of a price to who has a gift card. */
export const gift = { label: 'Je lidmaatschap', value: 'Een jaar lid' } as const
