import type { TextPart } from '../../src/core/content/texts.ts'
import { avoided, quoted } from './avoid.ts'

export interface Fault {
  where: string
  problem: string
}
export interface Verdict {
  faults: Fault[]
  /** Number of running sentences; a title or label is none. */
  sentences: number
  words: number
}

/** Largest number of words in a sentence: `mean` on average over a document, `longest` for any of them. */
export const mean = 12
export const longest = 25

const blockTag = /<\/?(p|h[1-6]|li|ul|ol|dl|dt|dd|table|caption|thead|tbody|tr|th|td|blockquote|br)\b[^>]*>/g
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }

/** Splits a text into paragraphs, without markup. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(blockTag, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')

/** Splits a paragraph into sentences. A point inside a number (9.00) or a word (Thuisbasis.nl) ends none, nor does a colon. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.?!…][’”)]?)\s+(?=[\p{Lu}\d‘“€(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Counts words as a reader does: a price, a phone number and a range of hours are one each. */
export const wordsIn = (sentence: string): number =>
  sentence
    .replace(/(?<=\d)[\s\u00a0]+(?=\d)/g, '')
    .replace(/€[\s\u00a0]*(?=\d)/g, '')
    .split(/[\s\u00a0]+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

const isSentence = (text: string) => /[.?!…][’”)]?$/.test(text)
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d])`, 'giu')
const patterns = avoided.map(({ pattern, instead }) => ({ match: whole(pattern), instead }))

const wordFaults = (text: string): string[] => {
  const own = quoted.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
  return patterns.flatMap(({ match, instead }) =>
    [...own.matchAll(match)].map(([found]) => `“${found}”: schrijf ${instead}`),
  )
}

/** Checks the texts of a document against the house style (docs/style.md). Their placeholders must have been filled in. */
export const judgeTexts = (texts: readonly TextPart[]): Verdict => {
  const verdict: Verdict = { faults: [], sentences: 0, words: 0 }
  for (const { where, text } of texts)
    for (const paragraph of paragraphsOf(text)) {
      const tell = (problem: string) => verdict.faults.push({ where, problem })
      for (const problem of wordFaults(paragraph)) tell(problem)
      for (const sentence of sentencesOf(paragraph)) {
        const count = wordsIn(sentence)
        if (count > longest) tell(`${count} woorden, hoogstens ${longest}: “${sentence}”`)
        if (sentence.includes('!')) tell(`geen uitroepteken: “${sentence}”`)
        if (!isSentence(sentence)) continue
        verdict.sentences += 1
        verdict.words += count
      }
    }
  if (verdict.words > mean * verdict.sentences)
    verdict.faults.push({
      where: '',
      problem: `gemiddeld ${(verdict.words / verdict.sentences).toFixed(1)} woorden per zin, hoogstens ${mean}`,
    })
  return verdict
}
