import { longest, sentencesOf, wordsIn } from '../house-style/sentences.ts'
import type { Advice } from './advice.ts'
import type { Check } from './writing.ts'

/** Most words of a paragraph: on a telephone about a screen. */
const mostInParagraph = 90

/** Sentences with more words than a reader keeps in mind. */
export const longSentences: Check = ({ paragraphs }) =>
  paragraphs.flatMap(({ at, text }) =>
    sentencesOf(text).flatMap((words): Advice[] => {
      const count = wordsIn(words)
      if (count <= longest) return []
      return [
        { at, kind: 'long-sentence', problem: `Deze zin heeft ${count} woorden. Maak er twee van.`, words },
      ]
    }),
  )

/** Paragraphs that nobody starts to read. */
export const longParagraphs: Check = ({ paragraphs }) =>
  paragraphs.flatMap(({ at, text: words }): Advice[] => {
    const count = wordsIn(words)
    const problem = `Deze alinea heeft ${count} woorden. Maak er twee van, of een lijst.`
    return count > mostInParagraph ? [{ at, kind: 'long-paragraph', problem, words }] : []
  })
