/** Codes of how a year of membership is paid, in calls and rows. */
export const bankTransfer = 0
export const directDebit = 1
