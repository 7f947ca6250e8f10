export const yearlyFee = 'Lidmaatschap per jaar'
