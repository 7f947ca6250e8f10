/** Seconds without use after which a session of the office ends (ASVS 7.3.1). */
export const staffIdleSeconds = 20 * 60
/** Seconds before that end at which the screen warns. */
export const staffWarnSeconds = 2 * 60
/** Seconds after which a session of the office ends, used or not (ASVS 7.3.2). */
export const staffSessionSeconds = 10 * 3600
/** Seconds for which a second factor that was given again counts as fresh (step-up). */
export const freshFactorSeconds = 5 * 60
/** Seconds in which the second factor must follow the password. */
export const factorSeconds = 10 * 60
