import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import { determine } from '../../../core/contract/legal-position/legal-position-calls.ts'
import { legalPositionTitles } from '../../../core/contract/legal-position/legal-position-titles.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { displayValue } from '../../../core/fields/brick/display-value.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { documentFiles } from '../../../core/fields/files/attachments.ts'
import { uploads } from '../../../core/fields/files/uploads.ts'
import {
  hasInsurance,
  insurer,
  insurerOther,
  legalExplanation,
  otherInsurer,
  requestType,
  shownRequestType,
} from '../../../core/fields/request/legal-position.ts'
import { feeToSend } from '../../../core/groups/costs-to-send.ts'
import { senderToSend } from '../../../core/groups/sender-names.ts'
import { priceNameOf } from '../../../core/legal-position/legal-position-price.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindLogin } from '../../login/behind-login.tsx'
import {
  checkedEmail,
  detailsAsks,
  fixedDetails,
  memberNumberToSend,
  ownDetails,
  paymentAsks,
  paymentShows,
  userFields,
  userToSend,
} from '../../login/service-details.ts'
import { legalPositionCopy } from './legal-position-content.ts'
import { legalPositionPrices, priceText } from './legal-position-prices.ts'
import { legalPositionSections } from './legal-position-summary.ts'
import { LegalPositionRequest } from './steps/LegalPositionRequest.tsx'

const dutch = 0 as const

const insured = ({ hasInsurance: has }: { hasInsurance?: string | undefined }) => has === 'yes'

/** Requests that a lawyer determines somebody's legal position, in four steps (spec 001 section 2). */
export const legalPosition = defineFunnel({
  slug: 'rechtspositiebepaling',
  service: legalPositionCopy.service,
  properties: group({
    ...legalPositionPrices,
    /** Address of the thank-you page. */
    thanks: wire(z.string().check(z.startsWith('/')), '/diensten/juridisch/rechtspositiebepaling/bedankt'),
  }),
  steps: {
    aanvragen: {
      title: legalPositionTitles.request,
      asks: {
        requestType: shownRequestType,
        explanation: legalExplanation,
        hasInsurance,
        insurer,
        insurerOther,
      },
      view: LegalPositionRequest,
    },
    gegevens: {
      title: legalPositionTitles.details,
      intro: legalPositionCopy.detailsIntro,
      asks: { ...detailsAsks, email: checkedEmail, ...paymentAsks },
      gate: behindLogin({ check: validateEmail }),
      load: () => import('./steps/LegalPositionDetails.tsx'),
    },
    documenten: {
      title: legalPositionTitles.documents,
      intro: legalPositionCopy.documentsIntro,
      asks: { documents: uploads({ accept: documentFiles }) },
    },
    overzicht: { title: legalPositionCopy.overview, intro: legalPositionCopy.overviewIntro, asks: {} },
  },
  overview: 'overzicht',
  initial: { requestType: 'particulier' },
  shows: {
    ...paymentShows,
    insurer: insured,
    insurerOther: (known) => insured(known) && known.insurer === otherInsurer,
  },
  joins: ({ properties }) => ({ sentence: legalPositionCopy.joins, fee: properties.price }),
  profile: ownDetails,
  fixed: (profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  summary: { sectionsOf: legalPositionSections },
  side: ({ requestType: type = 'particulier' }, { properties }) => ({
    title: legalPositionCopy.title,
    rows: [
      { label: requestType.facts.label, value: displayValue(requestType, type) },
      { label: legalPositionCopy.price, value: priceText(type, properties) },
    ],
    fact: legalPositionCopy.invoice,
  }),
  exits: {
    determine: {
      endpoint: determine,
      failure: 'Failed to determine legal position.',
      toRequest: (answers, context) => ({
        body: {
          Type: answers.requestType,
          Description: answers.explanation,
          LegalInsurer: answers.hasInsurance,
          Insurer: answers.insurer ?? '',
          InsurerOther: answers.insurerOther ?? '',
          ...senderToSend({
            ...userToSend(answers, context),
            ...memberNumberToSend(context),
            agreeCollection: answers.agreeCollection ?? false,
          }),
          Language: dutch,
          acceptedPriceInCents: context.properties[priceNameOf(answers.requestType)],
          ...feeToSend(context.properties.price, context),
          Attachments: answers.documents.map(({ id }) => id),
        },
      }),
      fields: {
        Type: 'requestType',
        Description: 'explanation',
        LegalInsurer: 'hasInsurance',
        Insurer: 'insurer',
        InsurerOther: 'insurerOther',
        ...senderToSend({ ...userFields, agreeCollection: 'agreeCollection' } as const),
        acceptedPriceInCents: 'requestType',
        Attachments: 'documents',
      },
      to: (_answer, { properties }) => ({ url: properties.thanks }),
    },
  },
})
