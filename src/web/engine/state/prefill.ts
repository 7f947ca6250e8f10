import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import type { Part, Parts } from '../../../core/fields/brick/group.ts'
import { showPostcode } from '../../../core/fields/home/postcode.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import { textOf } from '../../../core/kernel/text-of.ts'
import type { Profile, ProfileWord, Viewer } from '../../../core/kernel/viewer.ts'
import { valueAt, withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { check, isEmpty } from '../definition/layout.ts'
import { withHomeFacts } from './home-facts.ts'

type Answers = Record<string, unknown>

const sameAnswer = (brick: AnyBrick, a: unknown, b: unknown): boolean => {
  const [one, other] = [check(brick, a), check(brick, b)]
  return one.ok && other.ok ? stableJson(one.value) === stableJson(other.value) : textOf(a) === textOf(b)
}

/** A word of a profile as somebody would type it into its control (spec 000 section 6). */
const typed = (word: ProfileWord, of: Profile): unknown => {
  if (word === 'postcode') return of.postcode && showPostcode(of.postcode)
  if (word === 'houseNumber') return of.houseNumber?.toString()
  // an unknown sex is asked (D5)
  if (word === 'gender') return of.gender === 2 ? undefined : String(of.gender)
  if (word === 'name') return of.lastName ? nameInWords(of) : of.name
  if (word === 'phoneNumber') return of.phoneNumberMobile ?? of.phoneNumberLandline
  return of[word]
}

const answersOf = (words: object, of: Profile): Answers =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      typeof word === 'string' ? typed(word as ProfileWord, of) : answersOf(word, of),
    ]),
  )

/**
 * Prefill: fills in what we know of the person where nothing was answered yet. A group that already says something else (another
 * home, another person) is left alone as a whole: half of each would be nobody's. `fresh` is true when nobody has touched the
 * funnel yet: then the person goes before the funnel's own defaults.
 */
export const prefillAnswers = (
  funnel: Funnel,
  answers: Answers,
  viewer: Viewer,
  fresh: boolean,
  properties: Record<string, unknown> = {},
): Answers => {
  const profile = viewer.profile ?? viewer.visit
  if (!profile) return answers
  const given = { ...answersOf(funnel.profile ?? {}, profile), ...funnel.prefill?.(profile, properties) }
  const isOpen = (path: string) => {
    const now = valueAt(answers, path)
    return now === undefined || (fresh && Object.is(now, valueAt(funnel.initial, path)))
  }
  let filled = answers
  const fill = (parts: Parts, under: string): void => {
    const bricks: [string, AnyBrick][] = []
    for (const [name, part] of Object.entries(parts)) {
      const path = under ? `${under}.${name}` : name
      if (part.kind === 'brick') bricks.push([path, part])
      else if (part.kind === 'group') fill(part.parts as Parts, path)
    }
    const contradicts = ([path, brick]: [string, AnyBrick]) => {
      const [now, known] = [valueAt(answers, path), valueAt(given, path)]
      return !isOpen(path) && !isEmpty(now) && !isEmpty(known) && !sameAnswer(brick, now, known)
    }
    if (under && bricks.some(contradicts)) return
    for (const [path] of bricks)
      if (isOpen(path) && !isEmpty(valueAt(given, path)))
        filled = withValueAt(filled, path, valueAt(given, path))
  }
  for (const { asks } of Object.values(funnel.steps)) fill(asks as Record<string, Part>, '')
  return withHomeFacts(funnel, filled, viewer)
}
