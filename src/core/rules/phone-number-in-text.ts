/** The first code points of rows of circled digits that Unicode's tables do not map to a plain form; each row starts at 1. */
const circled = [0x24f5, 0x2776, 0x2780, 0x278a]

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point))

/**
 * The digit that a character of any script stands for. Unicode keeps the digits of a script in a row of ten that starts at zero.
 */
const digitOf = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0
  const row = circled.find((first) => point >= first && point < first + 9)
  if (row !== undefined) return String(point - row + 1)
  let zero = point
  while (isDigit(zero - 1)) zero--
  return String((point - zero) % 10)
}

/** The text with the digits of all scripts as 0 to 9: `٠٦` is `06`. */
const withOurDigits = (text: string): string =>
  text.replace(/(?![0-9])[\p{Nd}\u24f5-\u24fd\u2776-\u277e\u2780-\u2788\u278a-\u2792]/gu, digitOf)

/** Dates, and ranges of hours: `12-12-2026`, `8.00-12.00`. */
const datesAndHours =
  /(?<![\d.-])(?:\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d|(?:[01]?\d|2[0-4])[.:][0-5]\d ?[-–] ?(?:[01]?\d|2[0-4])[.:][0-5]\d)(?![\d.-]\d|\d)/gu

/** Ranges of years: `1940-1945`. */
const years = /(?<![\d.-])(?:1\d|20)\d\d ?[-–] ?(?:1\d|20)\d\d(?![\d.-]\d|\d)/gu

/** An hour of the day. One that could be a number of four digits (`18.88`, `18.50`) counts only with `uur` behind it. */
const hour = /(?<![\d.-])(?:(?!18)(?:[01]?\d|2[0-4])[.:][0-5]\d(?![\d.:-]\d|\d)|18[.:][0-5]\d(?= ?uur))/gu

/** Seven digits with a few signs between them, of any kind: a telephone number or a bank account. */
const number = /(?:\d[^\p{L}\p{N}]{0,8}){7}/u

/** Digits beside a date or an hour, which was replaced by a capital X: `06-12-2034 56` reads as a telephone number. */
const disguised = /\d[^\p{L}\p{N}]{0,8}X|X[^\p{L}\p{N}]{0,8}\d/u

/** Numbers of paid or free services, or that look like one: 0800, 0900, 0906, 0909. `0800 uur` is an hour of the day. */
const service =
  /(?<!\d[.,]?)0[^\p{L}\p{N}]{0,3}(?:[89][^\p{L}\p{N}]{0,3}0[^\p{L}\p{N}]{0,3}0|9[^\p{L}\p{N}]{0,3}0[^\p{L}\p{N}]{0,3}[69])(?! ?uur)/u

/** Words behind which a number is a year, a day or an hour, and not one to call. */
const ofTime =
  '(?:sinds|na|voor|tot|om|tussen|rond|vanaf|in|uit|van|bouwjaar|jan|feb|mrt|apr|jun|jul|aug|sept?|okt|nov|dec|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?!\\p{L})'

/** A word that asks for a call or a message, a few words at most, and a number of three digits or more: `bel nu 1888`. */
const wordThenNumber = new RegExp(
  `(?<!\\p{L})(?:bel|bell?en|belt|call|dial|phone|text|sms|sms't|whatsapp|tel|telefoon|telefoonnummer|kies|app(?= (?:naar|ons|me|mij|nu|ja)(?!\\p{L})))(?!\\p{L})(?:[^\\p{L}\\p{N}]{1,4}(?!${ofTime})\\p{L}{1,15}){0,3}[^\\p{L}\\p{N}]{1,4}(?:18[^\\p{L}\\p{N}]{0,3}\\d|\\d(?:[^\\p{L}\\p{N}]{0,3}\\d){2,}(?!\\d| ?(?:[cm]?m[²2]?|meter|uur|euro|jaar|keer)(?!\\p{L})))`,
  'u',
)

/** A short number, a few words at most, and a word that asks for a call: `1888 bellen`. */
const numberThenWord = new RegExp(
  `(?<!\\d|${ofTime}[^\\p{L}\\p{N}]{1,4})18[^\\p{L}\\p{N}]{0,3}\\d[^\\p{L}\\p{N}]{0,3}\\d(?!\\d)(?: \\p{L}{1,15}){0,2} (?:bel|bellen|call)(?!\\p{L})`,
  'u',
)

/**
 * Whether a text holds a number that can be called: seven digits, one of a paid service, or a short one that it asks to call.
 * Dates, years, hours, measures and house numbers do not count (`docs/decisions/022-tame-text.md`).
 * @param text in its compatibility form (NFKD), without unseen characters
 */
export const holdsPhoneNumber = (text: string): boolean => {
  const dated = withOurDigits(text).toLowerCase().replace(datesAndHours, 'X')
  const rest = dated.replace(years, 'X')
  if (number.test(rest) || disguised.test(rest)) return true
  const timeless = dated.replace(hour, 'X')
  return [service, wordThenNumber, numberThenWord].some((pattern) => pattern.test(timeless))
}
