import type { MailContent } from '../../core/render.ts'

/** A telephone number of the association in a text of `typeset`, as a group. */
export const phonePattern = /(\b0\d{1,3}(?:\u00a0\d{2,4}){2,3}\b)/

/** Puts no-break spaces in amounts, postcodes and telephone numbers: `€ 64,50`, `3821 BT`, `033 123 45 67`. */
export const unbroken = (text: string): string =>
  text
    .replace(/€ (?=\d)/g, '€\u00a0')
    .replace(/\b(\d{4}) (?=[A-Z]{2}\b)/g, '$1\u00a0')
    .replace(/\b0\d{1,3}(?: \d{2,4}){2,3}\b/g, (number) => number.replaceAll(' ', '\u00a0'))

/** The content of a mail with no-break spaces in what should not break; both versions are made from it. */
export const typeset = (content: MailContent): MailContent => {
  const { next, answers, outro } = content
  return {
    ...content,
    intro: content.intro.map(unbroken),
    ...(next && { next: next.map(unbroken) }),
    ...(outro && { outro: outro.map(unbroken) }),
    ...(answers && { answers: answers.map((line) => ({ ...line, value: unbroken(line.value) })) }),
  }
}

/** The title of a mail: its subject without the reference, which stands below it. */
export const titleOf = ({ subject, reference }: MailContent): string =>
  reference ? subject.replace(` (${reference})`, '') : subject

/** The heading above the answers of a mail. */
export const answersTitleOf = ({ answersTitle = 'Wat je hebt ingevuld' }: MailContent): string => answersTitle
