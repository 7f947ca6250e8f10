/** What the membership that a service belongs to is called, and how it is paid. */
export const membership = {
  label: 'Lidmaatschap',
  byDebit: 'per jaar, met automatische incasso',
  freeFirst: 'Eerste jaar gratis, daarna ',
  included: 'Hoort bij je lidmaatschap',
} as const
