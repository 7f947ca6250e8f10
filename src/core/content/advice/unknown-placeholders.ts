import { quoted } from '../defect-sentences.ts'
import { placeholder, UnknownPlaceholder } from '../fill.ts'
import type { Advice } from './advice.ts'
import type { Check } from './writing.ts'

/** What looks like a placeholder and is none: `{Phone}`, `{ phone }`. */
const almost = /\{ ?[\w.-]{1,60} ?\}/g

/** Placeholders that the settings do not have, and what somebody may have meant as one. */
export const unknownPlaceholders: Check = ({ strings, placeholders }) => {
  const known = new Set(placeholders.map(({ name }) => name))
  return strings.flatMap(({ at, text }): Advice[] => {
    const named = [...text.matchAll(placeholder)]
    const whole = new Set(named.map(([all]) => all))
    return [
      ...named
        .filter(([, name = '']) => !known.has(name))
        .map(([words, name = '']) => ({
          at,
          kind: 'unknown-placeholder' as const,
          problem: new UnknownPlaceholder(name, at).message,
          words,
        })),
      ...(text.match(almost) ?? [])
        .filter((words) => !whole.has(words))
        .map((words) => ({
          at,
          kind: 'unknown-placeholder' as const,
          problem: `${quoted(words)} wordt niet ingevuld. Kies een invulwoord uit de lijst, of haal de haken weg.`,
          words,
        })),
    ]
  })
}
