import { send } from '../../../core/contract/valuation-request/calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { valuationReason } from '../../../core/fields/request/valuation-reason.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { detailsAsks, ownDetails, personFields, personToSend } from '../../login/service-details.ts'
import { copy } from './content.ts'

/** Asks for the visit of a valuer: one form, prefilled for who is logged in and open to change (spec 001 section 2). */
export const valuationRequest = defineFunnel({
  slug: 'taxatie',
  properties: group({}),
  steps: {
    aanvragen: {
      title: copy.title,
      intro: copy.intro,
      asks: { reason: valuationReason, ...detailsAsks, email },
    },
  },
  profile: { ...ownDetails, email: 'emailAddress' },
  side: () => ({ title: copy.next, rows: [copy.mail, copy.call], fact: copy.free }),
  exits: {
    send: {
      endpoint: send,
      button: copy.send,
      failure: 'Failed to send valuation request.',
      says: ({ errors }) => (errors ? undefined : copy.wentWrong),
      toRequest: ({ reason, email: emailAddress, ...details }, context) => ({
        body: { ...personToSend(details, context), emailAddress, reason },
      }),
      fields: personFields,
      to: ({ landingUrl }) => ({ url: landingUrl }),
    },
  },
})
