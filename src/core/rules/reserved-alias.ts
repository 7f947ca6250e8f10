/** Letters of other alphabets, digits and signs that are read as a Latin letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'b', 7: 't', 8: 'b', 9: 'g' },
  ...{ '@': 'a', $: 's', '€': 'e', '!': 'i', '|': 'i', '+': 't' },
  // one stroke each
  ...{
    l: 'i',
    ı: 'i',
    ł: 'i',
    ø: 'o',
    đ: 'd',
    ħ: 'h',
    ŧ: 't',
    ß: 'b',
    ɑ: 'a',
    ɡ: 'g',
    ɩ: 'i',
    ꜱ: 's',
    ᴋ: 'k',
  },
  // Cyrillic
  ...{
    а: 'a',
    в: 'b',
    г: 'r',
    д: 'd',
    е: 'e',
    з: 'e',
    и: 'u',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    п: 'n',
    р: 'p',
  },
  ...{
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    ь: 'b',
    я: 'r',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    ԁ: 'd',
    ԍ: 'g',
    һ: 'h',
    ӏ: 'i',
  },
  ...{ ԛ: 'q', ԝ: 'w', ѵ: 'v' },
  // Greek
  ...{
    α: 'a',
    β: 'b',
    γ: 'y',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 's',
    ς: 's',
  },
  ...{ τ: 't', υ: 'u', χ: 'x', ω: 'w', ϲ: 'c', ϳ: 'j' },
}

/** The letters as a hasty reader takes them, without accents, spaces and signs. */
const skeleton = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')

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

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}@$€!|+]+/u).filter(Boolean)

/** Shorter names stand in too many words. */
const shortestName = 5

/**
 * Whether an alias reads as if the association itself spoke: its name, or one of its roles, also with spaces, digits,
 * accents and look-alikes (`Βeheerder` with a Greek B, `mod3rator`, `T h u i s b a s i s`).
 * @param names of the association, from the site's settings
 */
export const isReservedAlias = (alias: string, names: readonly string[]): boolean => {
  const readings = [skeleton(alias), skeleton(withoutNumber(alias))]
  const own = names.map(skeleton)
  const parts = [...roles, ...own.filter((name) => name.length >= shortestName)]
  if (readings.some((reading) => parts.some((part) => reading.includes(part)))) return true
  const single = [
    ...wordsOf(alias).flatMap((word) => [skeleton(word), skeleton(withoutNumber(word))]),
    ...readings,
  ]
  return single.some((word) => words.has(word) || own.includes(word))
}
