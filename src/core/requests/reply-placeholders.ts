/**
 * The placeholders that a text to choose from may hold, by the word between their braces, each with what stands in its place and an
 * example of that. Who writes a text reads both.
 */
export const replyPlaceholders = {
  aanhef: { about: 'de aanhef, met de achternaam', example: 'Beste heer/mevrouw De Vries,' },
  referentie: { about: 'het nummer van de aanvraag', example: '7KQM-X4TF' },
  aanvraag: { about: 'wat er is aangevraagd', example: 'Klus boeken' },
  loket: { about: 'het loket dat de aanvraag heeft', example: 'Klusservice' },
  telefoon: { about: 'het nummer van dat loket', example: '088 000 12 02' },
  openingstijden: {
    about: 'wanneer dat loket open is',
    example: 'maandag tot en met vrijdag 8.00 - 18.00 uur',
  },
  'mijn naam': { about: 'je eigen naam', example: 'Sanne Bakker' },
  belofte: { about: 'tot wanneer we antwoord beloofden', example: 'vrijdag 4 december vóór 17.00 uur' },
  afspraak: { about: 'de eerstvolgende afspraak', example: 'woensdag 2 december, 9.00 - 10.30 uur' },
  // no request has a value for it: a text with a gap cannot go out before its sender filled that
  'eigen woorden': { about: 'wat je zelf nog schrijft', example: '(dit schrijf je zelf)' },
} as const satisfies Readonly<Record<string, { about: string; example: string }>>

export type ReplyPlaceholder = keyof typeof replyPlaceholders

/** What stands in the place of each placeholder; one that has nothing to say is left out. */
export type ReplyValues = Readonly<Partial<Record<ReplyPlaceholder, string>>>

export const replyPlaceholderNames = Object.keys(replyPlaceholders) as readonly ReplyPlaceholder[]

/** An example of each, for who writes a text and has no request before them. */
export const exampleValues: ReplyValues = Object.fromEntries(
  Object.entries(replyPlaceholders).map(([name, { example }]) => [name, example]),
) as ReplyValues

/** A word or a few between braces. Other braces, such as those around a number, are braces. */
const braced = /\{([\p{L} ]{1,40})\}/gu

/** The word as it is known: in small letters, with single spaces. */
const wordOf = (typed: string): string => typed.trim().toLowerCase().replace(/ +/g, ' ')

const isPlaceholder = (word: string): word is ReplyPlaceholder => Object.hasOwn(replyPlaceholders, word)

const once = <Word extends string>(words: readonly Word[]): Word[] => [...new Set(words)]

/**
 * The words between braces in a text, each once and in the order of the text: `known` are placeholders, `unknown` look like one and
 * are none, such as a name with a typing mistake.
 */
export const placeholdersIn = (text: string): { known: ReplyPlaceholder[]; unknown: string[] } => {
  const words = [...text.matchAll(braced)].map(([, typed = '']) => wordOf(typed))
  return {
    known: once(words.filter(isPlaceholder)),
    unknown: once(words.filter((word) => word !== '' && !isPlaceholder(word))),
  }
}

/**
 * Puts values in the place of placeholders. `missing` are those that have none: they stay as they are, for whoever sends the text to
 * see to. A value is never looked into for placeholders of its own.
 */
export const fillReply = (
  text: string,
  values: ReplyValues,
): { text: string; missing: ReplyPlaceholder[] } => {
  const filled = text.replace(braced, (all, typed: string) => {
    const word = wordOf(typed)
    return (isPlaceholder(word) ? values[word] : undefined) ?? all
  })
  const missing = placeholdersIn(text).known.filter((word) => values[word] === undefined)
  return { text: filled, missing }
}

/** The placeholders that a text still holds. One that is sent holds none; other words between braces are for its writer. */
export const leftPlaceholders = (text: string): ReplyPlaceholder[] => placeholdersIn(text).known

const joined = (words: readonly string[]): string => words.map((word) => `{${word}}`).join(', ')

/** The sentence about words in a text to choose from that are no placeholders; undefined where there are none. */
export const unknownInWords = (text: string): string | undefined => {
  const { unknown } = placeholdersIn(text)
  if (unknown.length === 0) return undefined
  const [first = ''] = unknown
  return unknown.length === 1
    ? `We kennen {${first}} niet als invulwoord. Kies er een uit de lijst, of haal de accolades weg.`
    : `We kennen deze invulwoorden niet: ${joined(unknown)}. Kies uit de lijst, of haal de accolades weg.`
}

/** The sentence about placeholders that nothing was filled in for; undefined where there are none. */
export const missingInWords = (missing: readonly ReplyPlaceholder[]): string | undefined =>
  missing.length === 0 ? undefined : `Vul zelf in: ${joined(missing)}.`

/** The sentence about a request for which placeholders of a text to several senders have no value; undefined where there are none. */
export const unfilledInWords = (missing: readonly ReplyPlaceholder[]): string | undefined => {
  if (missing.includes('eigen woorden')) return 'Schrijf zelf wat er op de plek van {eigen woorden} komt.'
  return missing.length === 0
    ? undefined
    : `Bij deze aanvraag is er niets om in te vullen voor ${joined(missing)}. Schrijf deze afzender apart.`
}
