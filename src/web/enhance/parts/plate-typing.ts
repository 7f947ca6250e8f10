import { inCapitals, withoutHyphens } from '../../../core/rules/clean-code.ts'
import { hyphenated, plateSigns } from '../../../core/rules/licence-plates.ts'

const bareOf = (text: string) => withoutHyphens(text).replaceAll('.', '')

/**
 * A plate while somebody types it: capitals, with its hyphens, and where the caret stands then: behind the same sign as
 * before. `ahead` says that something behind the caret was deleted; it passes a hyphen then, which would come back for
 * ever. What can be no plate keeps every sign, so that nothing gets lost that was pasted.
 */
export const typedPlate = (typed: string, caret: number, ahead = false): { text: string; caret: number } => {
  const text = inCapitals(typed)
  const bare = bareOf(text)
  if (bare.length > plateSigns || /[^A-Z0-9]/.test(bare)) return { text, caret }
  const plate = hyphenated(bare)
  let place = 0
  for (let signs = bareOf(text.slice(0, caret)).length; signs > 0; place++) if (plate[place] !== '-') signs--
  if (ahead && plate[place] === '-') place++
  return { text: plate, caret: place }
}
