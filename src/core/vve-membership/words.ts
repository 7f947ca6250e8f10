/** What a year of an owners' association's membership is called, in its overview and beside its steps. */
export const yearlyFee = 'Lidmaatschap per jaar'
