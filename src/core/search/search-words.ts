/** The text without accents and capitals, so that `geïsoleerd` and `Geisoleerd` are one word. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Letters of the longest word that counts: nobody types a longer one, and every part of a word may be looked up. */
export const longestWord = 40

/** An abbreviation with dots between its letters: `V.V.E.`, `a.u.b`. */
const dottedLetters = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu

/** The words of a text, folded, in their order; numbers count as words, and so does an abbreviation without its dots. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .replace(dottedLetters, (letters) => letters.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)

/** Words that say nothing about what somebody looks for. */
const stopWords = new Set(
  'aan al alles als ben bij dan dat de deze die dit doe doen door dus een en er ga gaat geen had heb hebben heeft het hij hoe hoeveel hun ik in is ja je jij jouw kan kun kunnen maar me meer met mij mijn moet na naar niet nog nu of om ons onze ook op over te tegen toch toen tot u uit uw van veel voor waarom wanneer want waar wat we wel welk welke wie wil word worden wordt ze zich zij zijn zo zonder'.split(
    ' ',
  ),
)

const mostWords = 8

/** The words of a question to look up, each once; stop words only where it has no others. */
export const askedWords = (question: string): string[] => {
  const words = [...new Set(wordsOf(question))]
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/** Letters of the shortest part of a compound. */
export const shortestPart = 2
/** A word of two letters is a part only where it has no vowel, as abbreviations have none: `cv`, `wc`, `tv`. */
const abbreviation = /^[b-df-hj-np-tv-xz]{2}$/

/** Whether a word can be a part of a compound: `de` in `dekbed` cannot, `cv` in `cvketel` can. */
export const mayBePart = (word: string): boolean =>
  (word.length > shortestPart || abbreviation.test(word)) && !stopWords.has(word)
