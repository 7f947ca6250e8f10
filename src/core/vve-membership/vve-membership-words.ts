export const yearlyFeeLabel = 'Lidmaatschap per jaar'
