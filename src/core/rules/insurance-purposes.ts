/** Codes of what an insured home is used for (spec 002 section 3.3). */
export const purposes = {
  living: 'living',
  holiday: 'holiday',
  letting: 'letting',
  business: 'business',
} as const

export type Purpose = (typeof purposes)[keyof typeof purposes]
