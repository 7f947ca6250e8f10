/** Yes and no as the calls of the insulation check carry them: 0 means requested (spec 002 section 7.2). */
export const flags = { yes: 0, no: 1 } as const
export type Flag = (typeof flags)[keyof typeof flags]

/** As the site calls its own funnel in these calls (`funnelId`). */
export const funnelName = 'isolatiecheck'
