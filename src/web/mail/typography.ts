import type { MailContent, Sender } from '../../core/render.ts'

/** An amount or a postcode never breaks at the end of a line: `€ 64,50`, `3821 BT`. */
export const unbroken = (text: string): string =>
  text.replace(/€ (?=\d)/g, '€\u00a0').replace(/\b(\d{4}) (?=[A-Z]{2}\b)/g, '$1\u00a0')

/** What a mail says, as both of its versions set it; the association's own number does not break either. */
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

/** The title of a mail: its subject, but for the reference, which stands below it. */
export const titleOf = ({ subject, reference }: MailContent): string =>
  reference ? subject.replace(` (${reference})`, '') : subject

/** A telephone number that does not break, and the address that calls it. */
export const phoneOf = ({ phone }: Sender) => ({
  shown: phone.replaceAll(' ', '\u00a0'),
  href: `tel:${phone.replace(/[^\d+]/g, '')}`,
})
