import { withoutEntities } from '../texts.ts'

/** Largest number of words in a sentence: `mean` on average over a document, `longest` for any of them. */
export const mean = 12
export const longest = 25

const blockTag =
  /<\/?(?:p|h[1-6]|li|ul|ol|dl|dt|dd|table|caption|thead|tbody|tr|th|td|blockquote|br)(?![\w-])[^<>]*>/g

/** Splits a text into paragraphs, without markup. */
export const paragraphsOf = (text: string): string[] =>
  withoutEntities(text.replace(blockTag, '\n').replace(/<[^<>]*>/g, ''))
    .split('\n')
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')

/**
 * Splits a paragraph into sentences. A point inside a number (9.00) or a word (Thuisbasis.nl) ends none, nor does a colon. A
 * sentence may begin with a placeholder.
 */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.?!…][’”)]?)\s+(?=[\p{Lu}\d‘“€({])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Counts words as a reader does: a price, a phone number and a range of hours are one each. */
export const wordsIn = (sentence: string): number =>
  sentence
    .replace(/(?<=\d)[\s\u00a0]+(?=\d)/g, '')
    .replace(/€[\s\u00a0]*(?=\d)/g, '')
    .split(/[\s\u00a0]+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length
