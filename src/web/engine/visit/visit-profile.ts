import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { tellHome } from '../../../core/contract/home/home-calls.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { factsToSend } from '../../../core/home/prefill.ts'
import { isSameHome } from '../../../core/home/same-home.ts'
import {
  type HomeFactName,
  isFactValue,
  type KnownFact,
  type KnownHome,
} from '../../../core/kernel/known-home.ts'
import { isLoggedIn, type Profile, type ProfileWord } from '../../../core/kernel/viewer.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { mergeLayouts } from '../definition/layout.ts'
import { mayKeep } from '../draft/draft.ts'
import type { FormState } from '../state/form-state.ts'

/** The word of a profile that the answer at this path is: what the funnel says in `profile`. */
const wordAt = ({ profile = {} }: Funnel, path: string): ProfileWord | undefined => {
  const word = valueAt(profile, path)
  return typeof word === 'string' ? (word as ProfileWord) : undefined
}

const names = ['initials', 'infix', 'lastName', 'name'] as const

/** Words of a profile that are replaced together, and the word that starts each of these wholes. */
const wordGroups: readonly { starts: keyof Profile; of: readonly (keyof Profile)[] }[] = [
  { starts: 'postcode', of: ['postcode', 'houseNumber', 'addition', 'streetName', 'city'] },
  { starts: 'initials', of: names },
  { starts: 'name', of: names },
]

const asProfile = (name: ProfileWord, value: unknown): Partial<Profile> => {
  if (name === 'gender')
    return String(value) === '0' ? { gender: 0 } : String(value) === '1' ? { gender: 1 } : {}
  if (name === 'houseNumber') return typeof value === 'number' ? { houseNumber: value } : {}
  if (typeof value !== 'string' || value === '') return {}
  if (name !== 'phoneNumberMobile' && name !== 'phoneNumber') return { [name]: value }
  // a form that asks for one number takes either kind
  const typed = value.replace(/^\+31(?=[1-9]\d{8}$)/, '0')
  return typed.startsWith('06') ? { phoneNumberMobile: typed } : { phoneNumberLandline: typed }
}

/** The home that a funnel is about, with the facts that were answered there. */
export interface AnsweredHome {
  at: Omit<KnownHome, 'facts'>
  told: { readonly [Name in HomeFactName]?: KnownFact['value'] }
}

/** The address and facts of the home that a funnel asks (`home`), as far as they are answered; undefined where it asks none. */
export const answeredHome = (
  { home }: Funnel,
  { derived }: Pick<FormState, 'derived'>,
): AnsweredHome | undefined => {
  if (!home) return undefined
  const at = valueAt(derived.known, home.at) as Partial<AnsweredHome['at']> | undefined
  if (!at?.postcode || !at.houseNumber) return undefined
  const told = home.facts.flatMap((name) => {
    const value = valueAt(derived.known, name)
    return isFactValue(value) ? [[name, value] as const] : []
  })
  const { postcode, houseNumber, addition = '', streetName, city } = at
  return {
    at: { postcode, houseNumber, addition, ...(streetName && { streetName }), ...(city && { city }) },
    told: Object.fromEntries(told),
  }
}

/** The body of `home.tell` for these answers; undefined where the street and city are not known. */
export const homeToTell = (
  funnel: Funnel,
  state: Pick<FormState, 'derived'>,
): InputOf<typeof tellHome>['body'] | undefined => {
  const { at: { streetName, city, ...at } = {}, told } = answeredHome(funnel, state) ?? {}
  if (!streetName || !city || !('postcode' in at)) return undefined
  return { home: { ...at, streetName, city }, facts: factsToSend((told ?? {}) as Record<string, never>) }
}

const withHome = (
  homes: readonly KnownHome[] = [],
  of: AnsweredHome | undefined,
  on: string,
): KnownHome[] => {
  if (!of) return [...homes]
  const before = homes.find((one) => isSameHome(one, of.at))
  const facts = Object.fromEntries(
    Object.entries(of.told).map(([name, value]) => [name, { value, source: 'person', on } as const]),
  )
  const now = { ...of.at, facts: { ...before?.facts, ...facts } }
  return [now, ...homes.filter((one) => one !== before)].slice(0, 5)
}

/**
 * What a visitor has told during this visit, after a funnel was sent; only what may stand in browser storage. Undefined for a
 * person who is logged in, whose account knows it, and for a funnel that keeps nothing.
 */
export const visitProfile = (funnel: Funnel, state: FormState): Profile | undefined => {
  const { derived, world } = state
  const { where, personal, visit: isRemembered } = funnel.draft ?? {}
  if (isLoggedIn(world.viewer) || where === 'none' || personal === false || isRemembered === false)
    return undefined
  const { fields } = mergeLayouts(Object.values(derived.layouts))
  const kept = fields.filter(({ brick }) => mayKeep(funnel, brick)).map(({ path }) => path)
  const { visit } = world.viewer
  const told: Partial<Profile> = {}
  let before: Partial<Profile> = { ...visit }
  for (const path of kept) {
    const name = wordAt(funnel, path)
    if (!name) continue
    const part = asProfile(name, valueAt(derived.known, path))
    // a name that was filled in from its parts says nothing new
    if (part.name && part.name === nameInWords(visit ?? {})) continue
    // a name or an address is replaced as a whole: half of each would be nobody's
    const whole = wordGroups.find((one) => one.starts === name && Object.keys(part).length > 0)
    if (whole) for (const one of whole.of) before = { ...before, [one]: undefined }
    if (whole) for (const one of whole.of) Reflect.deleteProperty(told, one)
    Object.assign(told, part)
  }
  const homes = withHome(visit?.homes, answeredHome(funnel, state), world.today)
  return { emailAddress: '', gender: 2, ...before, ...told, homes }
}
