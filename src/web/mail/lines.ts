import { addition } from '../../core/fields/addition.ts'
import { city } from '../../core/fields/city.ts'
import { notRepeated } from '../../core/fields/frozen.ts'
import { houseNumber } from '../../core/fields/house-number.ts'
import { poBoxNumber } from '../../core/fields/po-box-number.ts'
import { postcode } from '../../core/fields/postcode.ts'
import { streetName } from '../../core/fields/street-name.ts'
import { poBoxStreet } from '../../core/groups/po-box.ts'
import type { AnswerLine, MailContent, Sender } from '../../core/render.ts'

const labelOf = ({ facts }: { facts: { label: string } }) => facts.label
const label = {
  street: labelOf(streetName),
  number: labelOf(houseNumber),
  box: labelOf(poBoxNumber),
  addition: labelOf(addition),
  postcode: labelOf(postcode),
  city: labelOf(city),
}
const parts: ReadonlySet<string> = new Set(Object.values(label))

/** Answers of one address, which stand one after the other in every form. */
const addressOf = (lines: readonly AnswerLine[]): AnswerLine | undefined => {
  const values = new Map(lines.map((line) => [line.label, line.value]))
  const isTwice = values.size < lines.length
  const { section } = lines[0] ?? {}
  const at = (name: string) => values.get(name)
  const street = at(label.street) ?? (at(label.box) === undefined ? undefined : poBoxStreet)
  const number = at(label.number) ?? at(label.box)
  if (isTwice || !street || !number || !at(label.postcode) || !at(label.city)) return undefined
  if ([...values.values()].includes(notRepeated)) return undefined
  const words = (...all: (string | undefined)[]) => all.filter(Boolean).join(' ')
  const value = `${words(street, number, at(label.addition))}\n${words(at(label.postcode), at(label.city))}`
  return { ...(section !== undefined && { section }), label: 'Adres', value }
}

/** The answers with every address as one, in the two lines in which people write it. */
export const joinAddresses = (lines: readonly AnswerLine[]): AnswerLine[] => {
  const joined: AnswerLine[] = []
  let run: AnswerLine[] = []
  const close = () => {
    const address = addressOf(run)
    joined.push(...(address ? [address] : run))
    run = []
  }
  for (const line of lines) {
    const isPart = parts.has(line.label)
    if (!isPart || run[0]?.section !== line.section) close()
    if (isPart) run.push(line)
    else joined.push(line)
  }
  close()
  return joined
}

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
    ...(answers && {
      answers: joinAddresses(answers).map((line) => ({ ...line, value: unbroken(line.value) })),
    }),
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
