/**
 * The text of an answer that a control holds. Anything but text or a number is the empty text: a draft that somebody altered may
 * hold an object whose own `toString` throws.
 */
export const textOf = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
