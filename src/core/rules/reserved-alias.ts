import { asLatin } from './homoglyphs.ts'

/**
 * The letters that a hasty reader sees, without accents, spaces and signs; an l becomes an i, since both look like one stroke.
 */
const skeleton = (text: string): string =>
  asLatin(text)
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')

/** The text with doubled letters as one: `thuisbassis` becomes `thuisbasis`. */
const withoutDoubles = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1')

/** The text without what follows its last letter, such as a number: `beheerder 2`. */
const withoutNumber = (text: string): string => text.replace(/[\P{L}]+$/u, '')

/** Roles of the association that an alias may not hold, also not inside a longer word. */
const roles = [
  'administrator',
  'beheer',
  'helpdesk',
  'klantenservice',
  'ledenservice',
  'medewerker',
  'moderator',
  'redactie',
  'servicedesk',
  'webmaster',
].map(skeleton)

/** Roles that an alias may not hold as a word of its own; inside other words they are harmless (`badminton`). */
const words: ReadonlySet<string> = new Set(
  [
    'admin',
    'bestuur',
    'directie',
    'mod',
    'root',
    'service',
    'staff',
    'support',
    'systeem',
    'system',
    'team',
  ].map(skeleton),
)

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}@$€!|+₥]+/u).filter(Boolean)

/** Shorter names are part of too many words, and without doubled letters they become other words (`root`, `rot`). */
const shortest = 5

/** A reading as it is, and with doubled letters as one. */
const bothWays = (reading: string): string[] =>
  withoutDoubles(reading).length >= shortest ? [reading, withoutDoubles(reading)] : [reading]

/**
 * Whether an alias reads as if the association itself spoke: its name, or one of its roles, also with spaces, digits, accents,
 * look-alikes and doubled letters (`Βeheerder` with a Greek B, `mod3rator`, `T h u i s b a s s i s`).
 * @param names of the association, from the site's settings
 */
export const isReservedAlias = (alias: string, names: readonly string[]): boolean => {
  const readings = [alias, withoutNumber(alias)].map(skeleton).flatMap(bothWays)
  const own = names.map(skeleton)
  const parts = [...roles, ...own.filter((name) => name.length >= shortest)].flatMap(bothWays)
  if (readings.some((reading) => parts.some((part) => reading.includes(part)))) return true
  const whole = new Set([...words, ...own].flatMap(bothWays))
  const typed = wordsOf(alias).flatMap((word) => [word, withoutNumber(word)].map(skeleton).flatMap(bothWays))
  return [...typed, ...readings].some((word) => whole.has(word))
}
