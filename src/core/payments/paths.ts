/** Where the bank tells that something changed; it names a payment and says nothing else. */
export const paymentNoticePath = '/api/v1/payments/notice'

/** Pages of this site to which the bank sends whoever paid, by what was bought. */
export const returnPaths = {
  salePrice: '/diensten/koop-verkoop/verkoopprijs-bepalen/betaald',
  valuationReport: '/diensten/hypotheek/waarderapport/rapport',
} as const
