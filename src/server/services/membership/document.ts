import { register } from '../../../core/contract/becomeamember.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { type FrozenAnswer, frozenOf, type Reader } from '../../../core/fields/frozen.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { FilledForm } from '../submissions/insert.ts'
import type { Fee } from './fee.ts'
import { pricedMethod } from './priced-method.ts'

/** A registration as it was parsed. */
export type Registration = RequestOf<typeof register>['body']

const section = 'Betaalgegevens'

/** What the membership costs, in the words of the overview. */
const costLines = ({ fee, surcharge }: Fee): FrozenAnswer[] => [
  { section, label: 'Contributie', value: `${formatCents(fee)} per jaar` },
  ...(surcharge
    ? [{ section, label: 'Toeslag voor bankoverschrijving', value: formatCents(surcharge) }]
    : []),
]

const giftLines = (code: string): FrozenAnswer[] => [
  { section, label: 'Gifty code', value: code },
  { section, label: 'Contributie', value: 'Een jaar cadeau' },
]

/** The registration as the overview showed it: the person, how it is paid, what it costs. */
export const freezeRegistration = (registration: Registration, fee: Fee): FilledForm => {
  const { giftyCardCode, ...answers } = registration
  const linesFor = (reader: Reader): FrozenAnswer[] => [
    ...frozenOf(register.body ?? register.query, answers, { for: reader }).map(pricedMethod(fee.surcharge)),
    ...(giftyCardCode ? giftLines(giftyCardCode) : costLines(fee)),
  ]
  return { title: 'Lid worden', linesFor }
}
