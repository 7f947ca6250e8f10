import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { register } from '../../../core/contract/membership.ts'
import { type FrozenAnswer, frozenOf, type Reader } from '../../../core/fields/frozen.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { pricedMethod } from '../../services/prices/priced-method.ts'
import type { Fee } from '../../services/prices/prices.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

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
