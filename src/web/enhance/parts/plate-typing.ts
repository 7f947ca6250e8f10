import { inCapitals, withoutHyphens } from '../../../core/rules/clean-code.ts'
import { hyphenated, plateSigns } from '../../../core/rules/licence-plates.ts'

const bareOf = (text: string) => withoutHyphens(text).replaceAll('.', '')

/**
 * Formats a licence plate while somebody types it: capitals and hyphens, with the caret behind the same character as before.
 * `ahead` means that the character behind the caret was deleted: the caret then passes a hyphen, which would otherwise come back
 * for ever. A text that can be no plate keeps every character, so that nothing pasted gets lost.
 */
export const formatTypedPlate = (
  typed: string,
  caret: number,
  ahead = false,
): { text: string; caret: number } => {
  const text = inCapitals(typed)
  const bare = bareOf(text)
  if (bare.length > plateSigns || /[^A-Z0-9]/.test(bare)) return { text, caret }
  const plate = hyphenated(bare)
  let place = 0
  for (let signs = bareOf(text.slice(0, caret)).length; signs > 0; place++) if (plate[place] !== '-') signs--
  if (ahead && plate[place] === '-') place++
  return { text: plate, caret: place }
}
