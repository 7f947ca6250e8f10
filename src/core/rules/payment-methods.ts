/** How a year of membership is paid, as calls and rows number it. */
export const bankTransfer = 0
export const directDebit = 1
