import { quoted } from '../defect-sentences.ts'
import { avoided, doubtful } from '../house-style/avoided-words.ts'
import { wordFinder } from '../house-style/office-words.ts'
import type { Advice } from './advice.ts'
import type { Check } from './writing.ts'

const wordsIn = wordFinder([...avoided, ...doubtful])

/** Words that our house style avoids, and exclamation marks. */
export const houseWords: Check = ({ paragraphs }) =>
  paragraphs.flatMap(({ at, text }) => {
    const advice = wordsIn(text).map(({ found, instead }): Advice => {
      const problem = `Schrijf liever niet ${quoted(found)}, maar: ${instead}.`
      return { at, kind: 'house-words', problem, words: found }
    })
    if (text.includes('!'))
      advice.push({
        at,
        kind: 'house-words',
        problem: 'Zet een punt in plaats van een uitroepteken.',
        words: '!',
      })
    return advice
  })
