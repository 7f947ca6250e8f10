import { isSpamSafe, spaced } from '../../../core/rules/spam-safe-text.ts'

/**
 * A greeting such as `Beste J. de Vries,`. The name is left out when we know none, or when it could be a link: names that were
 * taken in long ago were checked less.
 */
export const greetingOf = (name: string): string =>
  name && isSpamSafe(name) ? `Beste ${spaced(name)},` : 'Hallo,'
