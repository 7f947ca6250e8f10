/** The headings of the insurance: those of its steps, its documents and its mails (spec 002 section 2.3). */
export const titles = {
  home: 'Woningkenmerken',
  premium: 'De premie',
} as const
