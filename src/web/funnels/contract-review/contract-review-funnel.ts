import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import { send } from '../../../core/contract/contract-review/contract-review-calls.ts'
import { contractReviewTitles } from '../../../core/contract/contract-review/contract-review-titles.ts'
import { priceOf } from '../../../core/contract-review/contract-review-price.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { displayValue } from '../../../core/fields/brick/display-value.ts'
import { group, type Parts } from '../../../core/fields/brick/group.ts'
import { documentFiles } from '../../../core/fields/files/attachments.ts'
import { uploads } from '../../../core/fields/files/uploads.ts'
import { appointmentTime, timeInWords, timeLabel } from '../../../core/fields/request/appointment-time.ts'
import { contractKind } from '../../../core/fields/request/contract-kind.ts'
import { contractLanguage } from '../../../core/fields/request/contract-language.ts'
import { explanation } from '../../../core/fields/request/explanation.ts'
import { feeToSend } from '../../../core/groups/costs-to-send.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import { callLines } from '../../appointments/appointment-lines.ts'
import { planning, slotFields } from '../../appointments/planning.ts'
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
import { contractReviewCopy } from './contract-review-content.ts'
import { contractReviewPrices } from './contract-review-prices.ts'
import { contractReviewSections } from './contract-review-summary.ts'

/** Code of the lawyers' office (spec 001 section 9). */
const officeCode = 85 as const
/** Code of half an hour of advice, among the kinds of talk with a lawyer. */
const advice = 3 as const
const dutch = 0 as const

const properties = (thanks: string) =>
  group({
    ...contractReviewPrices,
    /** Address of the thank-you page. */
    thanks: wire(z.string().check(z.startsWith('/')), thanks),
  })

/** The step for the details, behind the login wall, with the payment of a visitor who becomes a member. */
const details = <Also extends Parts>(intro: string, also: Also) =>
  ({
    title: contractReviewTitles.details,
    intro,
    asks: { ...also, ...detailsAsks, email: checkedEmail, ...paymentAsks },
    gate: behindLogin({ check: validateEmail }),
    load: () => import('./steps/ContractReviewDetails.tsx'),
  }) as const

const overview = {
  title: contractReviewCopy.overview,
  intro: contractReviewCopy.overviewIntro,
  asks: {},
} as const

/** Parts that both funnels share. */
const shared = {
  draws: { slot: () => import('../../appointments/TimePicker.tsx') },
  shows: paymentShows,
  joins: ({ properties: { price } }: { properties: { price: number } }) => ({
    sentence: contractReviewCopy.joins,
    fee: price,
  }),
  fixed: (profile: Profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  draft: { where: 'session', later: true },
  profile: ownDetails,
  summary: { sectionsOf: contractReviewSections },
} as const

const reviewPlanning = planning(({ kind }: { kind?: 0 | 1 | 2; slot?: never }) =>
  kind === undefined ? undefined : { officeId: officeCode, appointmentType: String(kind) },
)

/** Requests the review of a contract, which a lawyer discusses by phone, in four steps (spec 001 section 2). */
export const contractReview = defineFunnel({
  slug: 'contract-laten-controleren',
  service: contractReviewCopy.talk,
  properties: properties('/diensten/juridisch/contract-laten-controleren/bedankt'),
  steps: {
    'afspraak-inplannen': {
      title: contractReviewTitles.appointment,
      intro: contractReviewCopy.appointmentIntro,
      asks: { kind: contractKind, language: contractLanguage, slot: appointmentTime },
      wide: true,
    },
    gegevensinvoer: details(contractReviewCopy.detailsIntro, {}),
    'document-upload': {
      title: contractReviewTitles.documents,
      intro: contractReviewCopy.documentsIntro,
      asks: {
        documents: optional(uploads({ accept: documentFiles })),
        explanation: optional(explanation),
      },
    },
    gegevensoverzicht: overview,
  },
  overview: 'gegevensoverzicht',
  initial: { language: '0' },
  clears: { kind: ['slot'] },
  labels: {
    language: ({ properties }) => ({ 1: `Engels (${formatCents(properties.contract_engels)} extra)` }),
  },
  ...shared,
  ...reviewPlanning,
  side: ({ kind, language, slot }, { properties }) => ({
    title: contractReviewCopy.talk,
    rows: [
      { label: contractKind.facts.label, value: kind === undefined ? '' : displayValue(contractKind, kind) },
      { label: timeLabel, value: slot ? timeInWords(slot) : '' },
    ].filter(({ value }) => value !== ''),
    price:
      kind === undefined
        ? undefined
        : {
            term: contractReviewCopy.costs,
            value: formatCents(priceOf(kind, language, (name) => properties[name])),
          },
  }),
  exits: {
    send: {
      endpoint: send,
      failure: 'Failed to send contract review.',
      toRequest: (answers, context) => {
        const { kind, language, slot, documents = [], explanation: told = '' } = answers
        return {
          body: {
            appointment: {
              appointmentType: kind,
              date: slot.date,
              time: slot.startTime,
              hold: context.holdToken('slot'),
              officeCode,
              language,
            },
            documents: documents.map(({ id }) => id),
            userInformation: { ...memberNumberToSend(context), ...userToSend(answers, context) },
            membership: { agreeCollection: answers.agreeCollection ?? false },
            explanation: told,
            acceptedPriceInCents: priceOf(kind, language, (name) => context.properties[name]),
            ...feeToSend(context.properties.price, context),
          },
        }
      },
      fields: {
        appointment: { appointmentType: 'kind', language: 'language', ...slotFields },
        userInformation: userFields,
        membership: { agreeCollection: 'agreeCollection' },
        acceptedPriceInCents: 'kind',
      },
      to: (_answer, { properties }) => ({ url: properties.thanks }),
      lines: ({ slot, mobile }) => callLines('Een jurist', { slot, phone: mobile }),
    },
  },
})

const advicePlanning = planning((_known: { slot?: never }) => ({
  officeId: officeCode,
  appointmentType: String(advice),
}))

/** Books half an hour with a lawyer by phone, in three steps (spec 001 section 2). */
export const legalAdvice = defineFunnel({
  slug: '30-minuten-advies',
  service: contractReviewCopy.advice,
  properties: properties('/diensten/juridisch/30-minuten-advies/bedankt'),
  steps: {
    'afspraak-inplannen': {
      title: contractReviewTitles.appointment,
      intro: contractReviewCopy.adviceIntro,
      asks: { slot: appointmentTime },
      wide: true,
    },
    gegevensinvoer: details(contractReviewCopy.adviceDetailsIntro, { explanation: optional(explanation) }),
    gegevensoverzicht: overview,
  },
  overview: 'gegevensoverzicht',
  ...shared,
  ...advicePlanning,
  side: ({ slot }, { properties: told }) => ({
    title: contractReviewCopy.advice,
    rows: slot ? [{ label: timeLabel, value: timeInWords(slot) }] : [],
    price: {
      term: contractReviewCopy.costs,
      value: formatCents(told.juridisch_30_minuten),
      note: contractReviewCopy.oneTalk,
    },
  }),
  exits: {
    send: {
      endpoint: send,
      failure: 'Failed to send legal advice.',
      toRequest: (answers, context) => ({
        body: {
          appointment: {
            appointmentType: advice,
            date: answers.slot.date,
            time: answers.slot.startTime,
            hold: context.holdToken('slot'),
            officeCode,
            language: dutch,
          },
          documents: [],
          userInformation: { ...memberNumberToSend(context), ...userToSend(answers, context) },
          membership: { agreeCollection: answers.agreeCollection ?? false },
          explanation: answers.explanation ?? '',
          acceptedPriceInCents: context.properties.juridisch_30_minuten,
          ...feeToSend(context.properties.price, context),
        },
      }),
      fields: {
        appointment: slotFields,
        userInformation: userFields,
        membership: { agreeCollection: 'agreeCollection' },
      },
      to: (_answer, { properties: told }) => ({ url: told.thanks }),
      lines: ({ slot, mobile }) => callLines('Een jurist', { slot, phone: mobile }),
    },
  },
})
