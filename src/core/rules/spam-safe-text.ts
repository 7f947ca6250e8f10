import { holdsPhoneNumber } from './phone-number-in-text.ts'

/** Most characters that are judged, more than any field takes: no pattern runs over a text that a stranger made huge. */
const LONGEST = 2000

/** More accents on one letter than any language writes (Unicode's own limit): sorting them takes long. */
const piled = /\p{M}{31}/u

/** Accents, and characters that nobody sees: `evi\u200bl.nl` reads as `evil.nl`. */
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The text with look-alikes such as full-width letters, dots and colons in their plain form. */
const folded = (text: string): string => text.normalize('NFKD').replace(unseen, '')

const abbreviated =
  /((?:^|[^.\p{N}])\.)(?=(?:\p{Lu}|IJ)\p{Ll}{2}|\p{Lu}\p{Ll}\.|(?:[Vv]an|[Dd]e[nr]?|[Hh]et|[Tt]e[nr]?|[Dd]rs?|[IiMm]r|[Dd]s|[Ii]ng)(?!\p{L}))/gu

/**
 * The text with a space behind an abbreviation or a sentence: `Dr.Poelsstraat` and `Burg.van Houtplein` are written like that in
 * the register of addresses, and with the space a mail program takes neither for a web address.
 */
export const spaced = (text: string): string =>
  text.length > LONGEST ? text : text.replace(abbreviated, '$1 ')

/**
 * A web address (also with the dots that browsers accept for one), an e-mail address, the beginning of a link or of a network
 * share.
 */
const address = /(?:^|[^.])[.\u3002\u06d4\ua4f8]\p{L}{2}|www|@|\p{L}:\S|\/\/|\\\\/iu

/** Whether a text holds something that a mail program or a browser turns into a link; a text that is too long counts too. */
export const holdsLink = (text: string): boolean =>
  text.length > LONGEST || piled.test(text) || address.test(folded(spaced(text)))

/**
 * Whether a text can be a name, street or city: no web address, and no `:` and `@`. A single slash leads nowhere, and separates
 * the two names of some streets. Forms use this check; what a mail may repeat is for `isSpamSafe` to say.
 */
export const isPlainName = (text: string): boolean => !holdsLink(text) && !/[:@]/.test(folded(text))

/** One dot or more without a space before a word. */
const joined = /[.\u3002\u06d4\ua4f8][\p{L}\p{N}]{2}/u

/**
 * Whether a text can be an alias. Stricter than a name: the community gets an alias as it is typed, so an abbreviation is given
 * no space, and it may not hide a telephone number.
 */
export const isPlainAlias = (text: string): boolean =>
  isPlainName(text) && isSpamSafe(text) && !/\//.test(folded(text)) && !joined.test(folded(text))

/** The error of a name, street or city that is not plain. */
export const notPlain = 'Laat webadressen en de tekens : @ weg. Zet achter een punt een spatie.'

/** Characters that change the direction of the text around them, so that it reads otherwise than it is. */
const turning = /[\u202a-\u202e\u2066-\u2069]/

/**
 * Spam-safe text: whether words that a visitor typed may stand in a mail to somebody who did not show that the mailbox is theirs.
 * Nothing in them may lead anywhere, by a click or by a call. Every mail uses this check (`docs/decisions/022-tame-text.md`).
 */
export const isSpamSafe = (text: string): boolean =>
  !holdsLink(text) && !turning.test(text) && !holdsPhoneNumber(folded(text))
