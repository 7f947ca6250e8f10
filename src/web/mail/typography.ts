import type { MailContent, Sender } from '../../core/render.ts'

/** Puts no-break spaces in amounts and postcodes: `€ 64,50`, `3821 BT`. */
export const unbroken = (text: string): string =>
  text.replace(/€ (?=\d)/g, '€\u00a0').replace(/\b(\d{4}) (?=[A-Z]{2}\b)/g, '$1\u00a0')

/**
 * The content of a mail with no-break spaces in amounts, postcodes and the association's phone number; both versions are made
 * from it.
 */
export const typeset = (content: MailContent, sender: Sender): MailContent => {
  const set = (text: string) => unbroken(text).replaceAll(sender.phone, phoneOf(sender).shown)
  const { next, answers, outro } = content
  return {
    ...content,
    intro: content.intro.map(set),
    ...(next && { next: next.map(set) }),
    ...(outro && { outro: outro.map(set) }),
    ...(answers && { answers: answers.map((line) => ({ ...line, value: unbroken(line.value) })) }),
  }
}

/** The title of a mail: its subject without the reference, which stands below it. */
export const titleOf = ({ subject, reference }: MailContent): string =>
  reference ? subject.replace(` (${reference})`, '') : subject

/** The heading above the answers of a mail. */
export const answersTitleOf = ({ answersTitle = 'Wat je hebt ingevuld' }: MailContent): string => answersTitle

/** The association's phone number with no-break spaces, and its `tel:` address. */
export const phoneOf = ({ phone }: Sender) => ({
  shown: phone.replaceAll(' ', '\u00a0'),
  href: `tel:${phone.replace(/[^\d+]/g, '')}`,
})
