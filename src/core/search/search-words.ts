/** The text without accents and capitals, so that `geïsoleerd` and `Geisoleerd` are one word. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Letters of the longest word that counts: nobody types a longer one, and every part of a word may be looked up. */
export const longestWord = 40

/** The words of a text, folded, in their order; numbers count as words. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)

/** Words that say nothing about what somebody looks for. */
const stopWords = new Set(
  'aan al alles als ben bij dan dat de deze die dit doe doen door dus een en er ga gaat geen had heb hebben heeft het hij hoe hun ik in is ja je jij jouw kan kun kunnen maar me meer met mij mijn moet na naar niet nog nu of om ons onze ook op over te tegen toch toen tot u uit uw van veel voor want waar wat we wel wie wil word worden wordt ze zich zij zijn zo zonder'.split(
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

/** Whether a word can be a part of a compound: `de` in `dekbed` cannot. */
export const mayBePart = (word: string): boolean => word.length >= 3 && !stopWords.has(word)
