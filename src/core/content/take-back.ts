/** Seconds within which a publication can be taken back by one button. */
export const takeBackSeconds = 60
