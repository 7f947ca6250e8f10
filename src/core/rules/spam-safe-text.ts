import { holdsPhoneNumber } from './phone-number-in-text.ts'

/** Longer than any field takes: never looked into, so that no pattern runs over what a stranger made huge. */
const LONGEST = 2000

/** More accents on one letter than any language writes (Unicode's own limit): putting them in order takes long. */
const piled = /\p{M}{31}/u

/** Accents, and signs that nobody sees: `evi\u200bl.nl` reads as `evil.nl`. */
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Signs that only look like one of these, in their plain form: full-width letters, dots and colons. */
const folded = (text: string): string => text.normalize('NFKD').replace(unseen, '')

const abbreviated =
  /((?:^|[^.\p{N}])\.)(?=(?:\p{Lu}|IJ)\p{Ll}{2}|\p{Lu}\p{Ll}\.|(?:[Vv]an|[Dd]e[nr]?|[Hh]et|[Tt]e[nr]?|[Dd]rs?|[IiMm]r|[Dd]s|[Ii]ng)(?!\p{L}))/gu

/**
 * With the space that belongs behind an abbreviation or a sentence: `Dr.Poelsstraat` and `Burg.van Houtplein` stand
 * like that in the register of addresses, and a mail program takes neither for a web address once it is there.
 */
export const spaced = (text: string): string =>
  text.length > LONGEST ? text : text.replace(abbreviated, '$1 ')

/** A web address (also by the dots that browsers take for one), an e-mail address, the beginning of a link or of a share. */
const address = /(?:^|[^.])[.\u3002\u06d4\ua4f8]\p{L}{2}|www|@|\p{L}:\S|\/\/|\\\\/iu

/** Whether a text holds something that a mail program or a browser makes a link of; so does one that is too long. */
export const holdsLink = (text: string): boolean =>
  text.length > LONGEST || piled.test(text) || address.test(folded(spaced(text)))

/**
 * Whether a name, street or city is nothing but that: no web address, and no `:` and `@`. A slash alone leads nowhere, and stands
 * between the two names of a street. Stands in forms, so it is short; what a mail may repeat is for `isSpamSafe` to say.
 */
export const isPlainName = (text: string): boolean => !holdsLink(text) && !/[:@]/.test(folded(text))

/** A dot without a space before a word, however many dots. */
const joined = /[.\u3002\u06d4\ua4f8][\p{L}\p{N}]{2}/u

/**
 * Whether an alias is nothing but that. Stricter than a name: the community gets it as it is typed, so no abbreviation
 * is given its space, and whatever names somebody hides no telephone number.
 */
export const isPlainAlias = (text: string): boolean =>
  isPlainName(text) && isSpamSafe(text) && !/\//.test(folded(text)) && !joined.test(folded(text))

/** Said of a name, street or city that is not. */
export const notPlain = 'Laat webadressen en de tekens : @ weg. Zet achter een punt een spatie.'

/** Turns the text around it, so that it reads otherwise than it is. */
const turning = /[\u202a-\u202e\u2066-\u2069]/

/**
 * Spam-safe text: whether words of one's own may stand in a mail to somebody who did not show that the mailbox is theirs: nothing in
 * them leads anywhere, by a click or by a call. The one judge of every mail (`docs/decisions/022-tame-text.md`).
 */
export const isSpamSafe = (text: string): boolean =>
  !holdsLink(text) && !turning.test(text) && !holdsPhoneNumber(folded(text))
