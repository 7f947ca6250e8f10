export const yearlyFee = 'Contributie per jaar'

/** The label of the membership itself, and the text in place of a price for somebody with a gift card. */
export const membership = 'Je lidmaatschap'
export const giftYear = 'Een jaar lid'
