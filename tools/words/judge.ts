import { officeWordsIn } from '../../src/core/content/house-style/office-words.ts'
import {
  longest,
  mean,
  paragraphsOf,
  sentencesOf,
  wordsIn,
} from '../../src/core/content/house-style/sentences.ts'
import type { TextPart } from '../../src/core/content/texts.ts'

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

const isSentence = (text: string) => /[.?!…][’”)]?$/.test(text)

/** Checks the texts of a document against the house style (docs/style.md). Their placeholders must have been filled in. */
export const judgeTexts = (texts: readonly TextPart[]): Verdict => {
  const verdict: Verdict = { faults: [], sentences: 0, words: 0 }
  for (const { where, text } of texts)
    for (const paragraph of paragraphsOf(text)) {
      const tell = (problem: string) => verdict.faults.push({ where, problem })
      for (const { found, instead } of officeWordsIn(paragraph)) tell(`“${found}”: schrijf ${instead}`)
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
