export const yearlyFeeLabel = 'Contributie per jaar'

/**
 * Label of the membership in the side panel and the summary. `giftYear` stands in place of a price for somebody with a gift card.
 */
export const membership = 'Je lidmaatschap'
export const giftYear = 'Een jaar lid'
