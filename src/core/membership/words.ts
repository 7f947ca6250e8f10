/** What a year of one's own membership is called, wherever its price is told. */
export const yearlyFee = 'Contributie per jaar'

/** What it is called itself, and what is told in place of a price to who has a gift card. */
export const membership = 'Je lidmaatschap'
export const giftYear = 'Een jaar lid'
