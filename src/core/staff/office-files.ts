/** The addresses of the files that the office sends, for spreadsheets. What a file is about stands in its query. */
export const officeFiles = {
  /** Every request of one kind. */
  requests: '/beheer/api/requests/export',
  /** What came in and went back in a span of days. */
  ledger: '/beheer/api/payments/ledger',
} as const
