export const yearlyFeeLabel = 'Contributie per jaar'
