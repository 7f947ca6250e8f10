export const membership = {
  label: 'Lidmaatschap',
  byDebit: 'per jaar, met automatische incasso',
  freeFirst: 'Eerste jaar gratis, daarna ',
  freeFirstOnce: 'Eerste jaar gratis als je dat nog niet eerder kreeg, daarna ',
  included: 'Hoort bij je lidmaatschap',
} as const
