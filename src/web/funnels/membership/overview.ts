import { email } from '../../../core/fields/email.ts'
import { iban } from '../../../core/fields/iban.ts'
import { paymentMethod, shownMethod } from '../../../core/fields/payment-method.ts'
import { shown } from '../../../core/fields/shown.ts'
import { addressInWords, nameInWords, salutedNameInWords } from '../../../core/groups/formatting.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'
import type { SidePanel, SummaryRow } from '../../engine/definition/define.ts'
import { codeOnCard } from './answers.ts'
import { copy } from './content.ts'

interface Prices {
  paymentType: 'standard' | 'gifty'
  /** In cents. */
  fee: number
  surcharge: number
}
interface Page {
  properties: Prices
}
interface Answers {
  person?: { salutation?: 0 | 1; initials?: string; inserts?: string | undefined; lastName?: string }
  home?: Parameters<typeof addressInWords>[0]
  email?: string
  giftCode?: string
  paymentMethod?: 0 | 1
  iban?: string
}

/** What a year costs with this choice, the surcharge and the sum only where there is one. */
const costRows = (method: 0 | 1 | undefined, { fee, surcharge }: Prices): SummaryRow[] => [
  { label: copy.fee, value: formatCents(fee) },
  ...(method === bankTransfer
    ? [
        { label: copy.surcharge, value: formatCents(surcharge) },
        { label: copy.total, value: formatCents(fee + surcharge) },
      ]
    : []),
]

/** Name, address and e-mail address on the overview. */
export const overviewOfHome = ({ person = {}, home = {}, email: address = '' }: Answers): SummaryRow[] => [
  { label: copy.name, value: salutedNameInWords(person) },
  { label: copy.address, value: addressInWords(home) },
  { label: email.facts.label, value: address },
]

const methodIn = ({ paymentMethod: method }: Answers, { surcharge }: Prices): string =>
  method === undefined ? '' : shownMethod(method, surcharge)

/** How it is paid, with what it costs. */
export const overviewOfPayment = (known: Answers, { properties }: Page): SummaryRow[] =>
  properties.paymentType === 'gifty'
    ? [
        { label: codeOnCard.facts.label, value: known.giftCode ?? '' },
        { label: copy.member, value: copy.giftYear },
      ]
    : [
        { label: paymentMethod.facts.label, value: methodIn(known, properties) },
        ...(known.iban ? [{ label: iban.facts.label, value: shown(iban, known.iban) }] : []),
        ...costRows(known.paymentMethod, properties),
      ]

/** The price beside the steps, and who becomes a member. */
export const sidePanel = (known: Answers, { properties }: Page): SidePanel => {
  const rows = [
    { label: copy.name, value: nameInWords(known.person ?? {}) },
    { label: copy.address, value: known.home?.city ? addressInWords(known.home) : '' },
  ].filter(({ value }) => value !== '')
  if (properties.paymentType === 'gifty')
    return {
      title: copy.member,
      rows,
      price: { term: copy.gift, value: copy.giftYear, note: copy.giftNote },
      ...(!known.giftCode && { fact: copy.giftFact }),
    }
  const cost = costRows(known.paymentMethod, properties)
  const last = cost.at(-1)
  return {
    title: copy.member,
    rows: [...rows, ...cost.slice(0, -1)],
    price: last && { term: last.label, value: last.value },
    fact: copy.yearly,
  }
}
