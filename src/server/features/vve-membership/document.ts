import { contactFields, paymentFields, propertyFields } from '../../../core/contract/vve-membership.ts'
import { type FrozenAnswer, frozenOf, type Reader } from '../../../core/fields/frozen.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { VveFee } from '../../../core/rules/vve-fee.ts'
import { pricedMethod } from '../../services/prices/priced-method.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import type { VveRequest } from './request.ts'

const costLines = ({ fee, surcharge, total }: VveFee): FrozenAnswer[] =>
  [
    { label: 'Lidmaatschap per jaar', value: formatCents(fee) },
    ...(surcharge > 0
      ? [
          { label: 'Toeslag bankoverschrijving', value: formatCents(surcharge) },
          { label: 'Samen per jaar', value: formatCents(total) },
        ]
      : []),
  ].map((line) => ({ section: 'Kosten', ...line }))

/** The request as the overview showed it, with what a year costs. */
export const freezeVve = (request: VveRequest, fee: VveFee): FilledForm => {
  const linesFor = (reader: Reader): FrozenAnswer[] => [
    ...frozenOf(propertyFields, request.propertyDetails, { for: reader }),
    ...frozenOf(contactFields(request.contactDetails), request.contactDetails, { for: reader }),
    ...frozenOf(paymentFields(request.paymentDetails), request.paymentDetails, { for: reader }).map(
      pricedMethod(fee.surcharge),
    ),
    ...costLines(fee),
  ]
  return { title: 'Lid worden met je VvE', linesFor }
}
