/** The campaign and pack under which the association sells the report (spec 001 section 9). */
export const reportCodes = { campaign: 'WIDHW-3', pack: 'SD-12-PL-001' } as const
