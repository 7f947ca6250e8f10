/** What was answered: `ja` or `nee` to each question, and the number of the bank; empty where nothing was. */
export interface MovingAnswers {
  first: string
  second: string
  third: string
  bank: string
}

/** The answers once the first one changed: what hangs on the third is forgotten (spec 000 section 2). */
export const withoutThird = (answers: MovingAnswers): MovingAnswers => ({ ...answers, third: '', bank: '' })

/** The way through the questions that has a result: only with every question answered and a bank. */
export const wayOf = ({ first, second, third, bank }: MovingAnswers): string | undefined =>
  first === 'ja' && second && third && bank ? `${second}-${third}` : undefined

const isAnswer = (value: unknown): value is string => value === 'ja' || value === 'nee'

/** What was kept, as far as it can still be an answer: storage may hold anything. */
export const readAnswers = (kept: unknown, banks: readonly string[]): MovingAnswers => {
  const { first, second, third, bank } = (kept ?? {}) as Record<string, unknown>
  const answer = (value: unknown) => (isAnswer(value) ? value : '')
  return {
    first: answer(first),
    second: answer(second),
    third: answer(third),
    bank: typeof bank === 'string' && banks.includes(bank) ? bank : '',
  }
}
