/** The answers in the moving tool: `ja` or `nee` per question, and the number of the bank; empty where there is no answer. */
export interface MovingAnswers {
  first: string
  second: string
  third: string
  bank: string
}

/** The answers after the first one changed: the third and the bank are cleared (spec 000 section 2). */
export const withoutThird = (answers: MovingAnswers): MovingAnswers => ({ ...answers, third: '', bank: '' })

/** The key of the result for these answers, such as `ja-nee`. Undefined until every question is answered and a bank is chosen. */
export const resultKeyOf = ({ first, second, third, bank }: MovingAnswers): string | undefined =>
  first === 'ja' && second && third && bank ? `${second}-${third}` : undefined

const isAnswer = (value: unknown): value is string => value === 'ja' || value === 'nee'

/** Reads answers from session storage. Whatever is no valid answer becomes empty, because storage may hold anything. */
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
