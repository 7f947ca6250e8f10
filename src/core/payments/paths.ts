/** The address at which the bank tells us that a payment changed. Its notice holds the id of the payment and nothing else. */
export const paymentNoticePath = '/api/v1/payments/notice'

/** The pages to which the bank sends a payer back, by what was bought. */
export const returnPaths = {
  salePrice: '/diensten/koop-verkoop/verkoopprijs-bepalen/betaald',
  valuationReport: '/diensten/hypotheek/waarderapport/rapport',
} as const
