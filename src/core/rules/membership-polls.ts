/**
 * Milliseconds between two checks whether a membership exists yet, and how many checks there are at most (spec 001 section 9).
 */
export const pollEveryMs = 2000
export const mostPolls = 10
