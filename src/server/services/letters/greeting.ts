import { isSpamSafe, spaced } from '../../../core/rules/spam-safe-text.ts'

/**
 * `Beste J. de Vries,`, or without a name when we know none, or when what stands as a name leads somewhere: names that
 * were taken in long ago were judged less.
 */
export const greetingOf = (name: string): string =>
  name && isSpamSafe(name) ? `Beste ${spaced(name)},` : 'Hallo,'
