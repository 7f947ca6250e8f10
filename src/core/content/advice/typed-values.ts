import { quoted } from '../defect-sentences.ts'
import type { Place } from '../part-defects.ts'
import type { Advice } from './advice.ts'
import type { Check, Writing } from './writing.ts'

type Placeholder = Writing['placeholders'][number]

/** What somebody typed that a placeholder says today. */
interface Typed {
  words: string
  label: string
}

/** Finds what is typed in a paragraph. */
type Reader = (paragraph: string) => Typed[]

const groupOf = ({ name }: Placeholder): string => name.split('.')[0] ?? ''

/** The placeholders of a group by their value, as `read` compares it; a value that says nothing is left out. */
const byValue = (
  placeholders: readonly Placeholder[],
  group: string,
  read: (value: string) => string,
): ReadonlyMap<string, readonly Placeholder[]> => {
  const map = new Map<string, Placeholder[]>()
  for (const one of placeholders.filter((each) => groupOf(each) === group && read(each.value) !== '')) {
    const value = read(one.value)
    map.set(value, [...(map.get(value) ?? []), one])
  }
  return map
}

/** Finds what a pattern matches and a placeholder of the group says, but for those that `isMeant` denies. */
const reader = (
  placeholders: readonly Placeholder[],
  { group, pattern, read }: { group: string; pattern: RegExp; read: (found: string) => string },
  isMeant: (one: Placeholder, words: string, paragraph: string) => boolean = () => true,
): Reader => {
  const values = byValue(placeholders, group, read)
  return (paragraph) =>
    values.size === 0
      ? []
      : (paragraph.match(pattern) ?? []).flatMap((found) => {
          const words = found.trim()
          const meant = values.get(read(words))?.find((one) => isMeant(one, words, paragraph))
          return meant ? [{ words, label: meant.label }] : []
        })
}

/** Finds a value to the letter; a short one may be a coincidence. */
const literal = (placeholders: readonly Placeholder[], group: string): Reader => {
  const values = byValue(placeholders, group, (value) => (value.length > 3 ? value.replace(/\s+/g, ' ') : ''))
  return (paragraph) =>
    [...values].flatMap(([words, [one]]) =>
      one && paragraph.includes(words) ? [{ words, label: one.label }] : [],
    )
}

/** A number to call, as it is compared: without the sign of the country. */
const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^31(?=\d{9}$)/, '0')

/** An amount in cents, as text: `€ 95`, `€ 95,00`, `€ 1.095,-`. */
const centsOf = (amount: string): string => {
  const [, euros = '', cents = '00'] = /(\d[\d.]*)(?:,(\d\d))?/.exec(amount) ?? []
  return euros === '' ? '' : euros.replaceAll('.', '') + cents
}

const lowerCase = (text: string): string => text.toLowerCase()

const numbers = /(?<![\d.,€-])(?:\+31|0)[\d\s\u00a0().–-]{7,20}\d(?!\d)/g
const amounts = /€[\s\u00a0]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d\d)?/g
const mailboxes = /[\w.+-]{1,64}@[\w.-]{1,100}[a-z]/gi

/** The words of a label that say what it is about. */
const subjectsOf = (label: string): string[] => label.toLowerCase().match(/\p{L}{5,}/gu) ?? []

/**
 * Whether an amount is that price and no coincidence: it has cents, or the sentences around it or the title of the page say what
 * the price is of. A round amount is that of many things.
 */
const isPrice =
  (title: string) =>
  ({ label }: Placeholder, words: string, paragraph: string): boolean => {
    if (/,(?!00)\d\d$/.test(words)) return true
    const around = `${title} ${paragraph}`.toLowerCase()
    return subjectsOf(label).some((subject) => around.includes(subject))
  }

const readersOf = (placeholders: readonly Placeholder[], title: string): readonly Reader[] => [
  reader(placeholders, { group: 'phone', pattern: numbers, read: digitsOf }),
  reader(placeholders, { group: 'price', pattern: amounts, read: centsOf }, isPrice(title)),
  reader(placeholders, { group: 'email', pattern: mailboxes, read: lowerCase }),
  literal(placeholders, 'hours'),
  literal(placeholders, 'name'),
]

const advice = (at: Place, { words, label }: Typed): Advice => ({
  at,
  kind: 'typed-value',
  problem: `Gebruik het invulwoord ${quoted(label)} in plaats van ${quoted(words)}. Dan verandert het vanzelf mee.`,
  words,
})

/** Addresses to call and to mail, by what they are. */
const contactsOf = (placeholders: readonly Placeholder[]): ReadonlyMap<string, string> =>
  new Map(
    placeholders.flatMap((one): [string, string][] => {
      if (groupOf(one) === 'tel') return [[one.value, one.label]]
      return one.name === 'email' ? [[`mailto:${one.value}`, one.label]] : []
    }),
  )

/** Numbers, prices, hours and names that are typed where a placeholder would change along with the settings. */
export const typedValues: Check = ({ isPage, body, paragraphs, links, placeholders }) => {
  if (!isPage) return []
  const readers = readersOf(placeholders, typeof body.title === 'string' ? body.title : '')
  const contacts = contactsOf(placeholders)
  return [
    ...paragraphs.flatMap(({ at, text }) =>
      readers.flatMap((read) => read(text)).map((typed) => advice(at, typed)),
    ),
    ...links.flatMap(({ at, address }) => {
      const label = contacts.get(address)
      return label === undefined ? [] : [advice(at, { words: address, label })]
    }),
  ]
}
