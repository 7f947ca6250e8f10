import { tidyLine } from './text.ts'

/** Letters of any alphabet, with what stands in names between them; starts with a letter or an apostrophe. */
export const looksLikeName = (text: string): boolean => /^['’‘ʼ]?\p{L}[\p{L}\p{M}'’‘ʼ. /-]*$/u.test(text)

/** Has a letter of whatever alphabet. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/**
 * Raises a lower-case first letter and nothing else: `ij` becomes `IJ`, `'t Hart` stays, and letters without
 * a single capital (`ß`) stay (decision 6).
 */
export const raiseFirst = (typed: string): string => {
  const text = tidyLine(typed)
  if (text.startsWith('ij')) return `IJ${text.slice(2)}`
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0x20)
  const raised = first.toUpperCase()
  return text && raised.length === first.length ? raised + text.slice(first.length) : text
}
