import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { houseNumber } from '../../../core/fields/home/house-number.ts'
import { postcode } from '../../../core/fields/home/postcode.ts'
import { address } from '../../../core/groups/address.ts'
import { homeFacts } from '../../../core/home/facts.ts'
import { sourceInWords } from '../../../core/home/home-words.ts'
import { typedFact } from '../../../core/home/prefill.ts'
import { isSameHome } from '../../../core/home/same-home.ts'
import type { HomeFactName, KnownFact, KnownHome } from '../../../core/kernel/known-home.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import { isLoggedIn, type Viewer } from '../../../core/kernel/viewer.ts'
import { valueAt, withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { check, isEmpty } from '../definition/layout.ts'
import type { Snapshot } from './snapshot.ts'

type Answers = Record<string, unknown>

const parsed = (brick: AnyBrick, raw: unknown): unknown => {
  const result = check(brick, raw)
  return result.ok ? result.value : undefined
}

/**
 * What is known of the home whose address stands in the answers. While the house number addition is not chosen yet, it may be any
 * home of that number: then it is `likely`, where that is one of them.
 */
const homeIn = (
  { home }: Funnel,
  answers: Answers,
  { profile, visit }: Viewer,
  likely?: KnownHome | 'any',
): KnownHome | undefined => {
  const at = home && (valueAt(answers, home.at) as Answers | undefined)
  const [code, number] = [parsed(postcode, at?.postcode), parsed(houseNumber, at?.houseNumber)]
  const homes = ((profile ?? visit)?.homes ?? []).filter(
    (one) => one.postcode === code && one.houseNumber === number,
  )
  const chosen = check(address.parts.addition, at?.addition)
  if (!chosen.ok) return likely === 'any' ? homes[0] : homes.find((one) => one === likely)
  const addition = typeof chosen.value === 'string' ? chosen.value : ''
  return homes.find((one) => isSameHome(one, { ...one, addition }))
}

const isFact = (name: HomeFactName, raw: unknown, fact: KnownFact | undefined): boolean =>
  fact !== undefined && stableJson(parsed(homeFacts.parts[name], raw)) === stableJson(fact.value)

/**
 * Fills in what is known of the home where nothing was answered. `before` are the earlier answers: what was filled in for another
 * home is taken away.
 */
export const withHomeFacts = (
  funnel: Funnel,
  answers: Answers,
  viewer: Viewer,
  before?: Answers,
): Answers => {
  const was = before && homeIn(funnel, before, viewer, 'any')
  const now = homeIn(funnel, answers, viewer, was)
  if (!funnel.home || now === was) return answers
  let filled = answers
  for (const name of funnel.home.facts) {
    if (was && isFact(name, valueAt(filled, name), was.facts[name]))
      filled = withValueAt(filled, name, undefined)
    const fact = now?.facts[name]
    if (fact && isEmpty(valueAt(filled, name)))
      filled = withValueAt(filled, name, typedFact(name, fact.value))
  }
  return filled
}

/** The sentence that tells where an answer about the home comes from; undefined for any other answer. */
export const sourceOf = (
  funnel: Funnel,
  { answers, derived }: Pick<Snapshot, 'answers' | 'derived'>,
  path: string,
): string | undefined => {
  const { viewer } = derived.context
  const name = funnel.home?.facts.find((one) => one === path)
  const fact = name && homeIn(funnel, answers, viewer)?.facts[name]
  if (!name || !fact || !isFact(name, valueAt(answers, path), fact)) return undefined
  if (!isLoggedIn(viewer)) return 'Zelf ingevuld tijdens dit bezoek.'
  const said = sourceInWords(fact)
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
