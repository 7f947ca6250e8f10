import * as z from 'zod/mini'
import { isPlainName, notPlain } from '../../rules/spam-safe-text.ts'
import { line, tidyPersonName } from '../brick/text.ts'

/**
 * Whether a text looks like a name: letters of any alphabet with their joiners and the signs between names (`Jan & Marie de
 * Vries`), no web address; it starts with a letter or an apostrophe.
 */
export const looksLikeName = (text: string): boolean =>
  /^['’‘ʼ]?\p{L}[\p{L}\p{M}\p{Join_Control}'’‘ʼ.,& /-]*$/u.test(text) && isPlainName(text)

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/**
 * Schema of a last name, street or city: at least one letter of any alphabet, and nothing that leads anywhere, since the
 * association's mails repeat it to an address that anybody can type.
 */
export const nameLine = (rule: Omit<Parameters<typeof line>[0], 'ok'>) =>
  line({ ...rule, ok: hasLetter }).check(z.refine(isPlainName, notPlain))

/**
 * Tidies a typed name of a person and makes a lower-case first letter a capital: `ij` becomes `IJ`, `'t Hart` stays, and letters
 * without a single capital (`ß`) stay (D6).
 */
export const raiseFirst = (typed: string): string => {
  const text = tidyPersonName(typed)
  if (text.startsWith('ij')) return `IJ${text.slice(2)}`
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0x20)
  const raised = first.toUpperCase()
  return text && raised.length === first.length ? raised + text.slice(first.length) : text
}
