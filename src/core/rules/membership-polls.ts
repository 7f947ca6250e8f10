/** Milliseconds between two looks whether a membership is there, and the most of them (spec 001 section 9). */
export const pollEveryMs = 2000
export const mostPolls = 10
