import { asLatin } from './homoglyphs.ts'

/** The letters as a hasty reader takes them, without accents, spaces and signs; one stroke is always an i. */
const skeleton = (text: string): string =>
  asLatin(text)
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')

/** With one of each letter that stands doubled: `thuisbassis`. */
const single = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1')

/** Without digits at the end, which make one of several: `beheerder 2`. */
const withoutNumber = (text: string): string => text.replace(/[\P{L}]+$/u, '')

/** What nobody is but the association; as a part of an alias too. */
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

/** The same as a word of its own; as a part they stand in other words (`badminton`). */
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

/** Shorter names stand in too many words, and with doubled letters they are other words (`root`, `rot`). */
const shortest = 5

/** As they are, and with doubled letters as one. */
const bothWays = (reading: string): string[] =>
  single(reading).length >= shortest ? [reading, single(reading)] : [reading]

/**
 * Whether an alias reads as if the association itself spoke: its name, or one of its roles, also with spaces, digits,
 * accents, look-alikes and doubled letters (`Βeheerder` with a Greek B, `mod3rator`, `T h u i s b a s s i s`).
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
