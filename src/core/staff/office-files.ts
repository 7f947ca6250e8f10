/** The addresses of the tables that the office sends at once, for spreadsheets. What a file is about stands in its query. */
export const officeFiles = {
  /** What came in and went back in a span of days. */
  ledger: '/beheer/api/payments/ledger',
} as const
