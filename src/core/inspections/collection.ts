/** What who orders an inspection agrees with beside the IBAN. Another wording is another version. */
export const collection = {
  version: '2026-11-23',
  wording: 'Na de keuring schrijven we het bedrag af van deze rekening.',
} as const
