import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/membership/membership-calls.ts'
import { membershipRows } from '../../../core/membership/membership-summary-rows.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { membership } from './membership-funnel.ts'

const password = 'gele-fiets-op-de-dijk'
export const membershipAnswers = { 'secret.password': password, 'secret.passwordRepeat': password }
const steps = ['pandgegevens', 'contactgegevens', 'betaalgegevens', 'overzicht']
const prices = { fee: '€ 34,50', surcharge: '€ 1,90' }
export const standard = { paymentType: 'standard', ...prices }
export const gifty = { paymentType: 'gifty', ...prices }

/** The summary that the server makes, at its own prices. */
const summary = ({ body }: InputOf<typeof register>) =>
  membershipRows(body, { fee: 3450, surcharge: body.paymentDetails.paymentMethod === bankTransfer ? 190 : 0 })

export const trials: FunnelTrial[] = [
  {
    funnel: membership,
    properties: standard,
    summary,
    ways: [
      { name: 'by direct debit', steps, answers: { ...membershipAnswers, paymentMethod: '1' } },
      { name: 'by bank transfer', steps, answers: { ...membershipAnswers, paymentMethod: '0' } },
    ],
  },
  {
    funnel: membership,
    properties: gifty,
    summary,
    ways: [{ name: 'by gift card', steps, answers: membershipAnswers }],
  },
]
