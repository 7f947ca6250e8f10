/**
 * An answer as a control holds it, as text. What is neither text nor a number is none: a draft that somebody altered
 * may hold an object whose own `toString` throws.
 */
export const textOf = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
