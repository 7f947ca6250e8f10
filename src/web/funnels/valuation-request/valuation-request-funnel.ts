import { send } from '../../../core/contract/valuation-request/valuation-request-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { valuationReason } from '../../../core/fields/request/valuation-reason.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { detailsAsks, ownDetails, personFields, personToSend } from '../../login/service-details.ts'
import { valuationRequestCopy } from './valuation-request-content.ts'

/** Asks for the visit of a valuer: one form, prefilled for who is logged in and open to change (spec 001 section 2). */
export const valuationRequest = defineFunnel({
  slug: 'taxatie',
  properties: group({}),
  steps: {
    aanvragen: {
      title: valuationRequestCopy.title,
      intro: valuationRequestCopy.intro,
      asks: { reason: valuationReason, ...detailsAsks, email },
    },
  },
  profile: { ...ownDetails, email: 'emailAddress' },
  side: () => ({
    title: valuationRequestCopy.next,
    rows: [valuationRequestCopy.mail, valuationRequestCopy.call],
    fact: valuationRequestCopy.free,
  }),
  exits: {
    send: {
      endpoint: send,
      button: valuationRequestCopy.send,
      failure: 'Failed to send valuation request.',
      says: ({ errors }) => (errors ? undefined : valuationRequestCopy.wentWrong),
      toRequest: ({ reason, email: emailAddress, ...details }, context) => ({
        body: { ...personToSend(details, context), emailAddress, reason },
      }),
      fields: personFields,
      to: ({ landingUrl }) => ({ url: landingUrl }),
    },
  },
})
