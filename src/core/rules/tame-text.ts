/** Longer than any field takes: never looked into, so that no pattern runs over what a stranger made huge. */
const LONGEST = 2000

/** More accents on one letter than any language writes (Unicode's own limit): putting them in order takes long. */
const piled = /\p{M}{31}/u

/** Accents, and signs that nobody sees: `evi\u200bl.nl` reads as `evil.nl`. */
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Signs that only look like one of these, in their plain form: full-width letters, dots and colons. */
const folded = (text: string): string => text.normalize('NFKD').replace(unseen, '')

const abbreviated =
  /((?:^|[^.\p{N}])\.)(?=(?:\p{Lu}|IJ)\p{Ll}{2}|(?:[Vv]an|[Dd]e[nr]?|[Hh]et|[Tt]e[nr]?|[Dd]rs?|[IiMm]r|[Dd]s|[Ii]ng)(?!\p{L}))/gu

/**
 * With the space that belongs behind an abbreviation or a sentence: `Dr.Poelsstraat` and `Burg.van Houtplein` stand
 * like that in the register of addresses, and a mail program takes neither for a web address once it is there.
 */
export const spaced = (text: string): string =>
  text.length > LONGEST ? text : text.replace(abbreviated, '$1 ')

/** A web address (also by the dots that browsers take for one), an e-mail address, or the beginning of a link. */
const address = /(?:^|[^.])[.\u3002\u06d4\ua4f8]\p{L}{2}|www|@|\p{L}:\S|\/\//iu

/** Whether a text holds something that a mail program or a browser makes a link of; so does one that is too long. */
export const holdsAddress = (text: string): boolean =>
  text.length > LONGEST || piled.test(text) || address.test(folded(spaced(text)))

/** `v/d`, `a/d`: two single letters. */
const shortened = /(^|[^\p{L}\p{N}])\p{L}\/\p{L}(?![\p{L}\p{N}/])/gu

/**
 * Whether a name, street or city is nothing but that: no web address, and no `/ : @` but in `v/d` and the like.
 * Stands in forms, so it is short; what a mail may repeat is for `isTame` to say.
 */
export const isPlainName = (text: string): boolean =>
  !holdsAddress(text) && !/[/:@]/.test(folded(text).replace(shortened, '$1'))

/** Said of a name, street or city that is not. */
export const notPlain = 'Laat webadressen en de tekens / : @ weg. Zet achter een punt een spatie.'

/** Dates, years and hours of the day: `12-12-2026`, `1940-1945`, `8.00-12.00`. */
const harmless =
  /(?<![\d.-])(?:\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d|(?:1\d|20)\d\d ?[-–] ?(?:1\d|20)\d\d|(?:[01]?\d|2[0-4])[.:][0-5]\d ?[-–] ?(?:[01]?\d|2[0-4])[.:][0-5]\d)(?![\d.-]\d|\d)/gu

/** Seven digits with some signs between them, whichever: a telephone number or an account. */
const number = /(?:\d[^\p{L}\p{N}]{0,8}){7}/u

/** Digits beside a date or an hour, which stands as a capital X: `06-12-2034 56` reads as a telephone number. */
const disguised = /\d[^\p{L}\p{N}]{0,8}X|X[^\p{L}\p{N}]{0,8}\d/u

const holdsNumber = (text: string): boolean => {
  const rest = text.toLowerCase().replace(harmless, 'X')
  return number.test(rest) || disguised.test(rest)
}

/** Turns the text around it, so that it reads otherwise than it is. */
const turning = /[\u202a-\u202e\u2066-\u2069]/

/**
 * Whether words of one's own may stand in a mail to somebody who did not show that the mailbox is theirs: nothing in
 * them leads anywhere, by a click or by a call. The one judge of every mail (`docs/decisions/022-tame-text.md`).
 */
export const isTame = (text: string): boolean =>
  !holdsAddress(text) && !turning.test(text) && !holdsNumber(folded(text))
