import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { offices } from '../../../core/contract/planning/planning-calls.ts'
import { register } from '../../../core/contract/will-advice/will-advice-calls.ts'
import { willAdviceTitles } from '../../../core/contract/will-advice/will-advice-titles.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { displayValue } from '../../../core/fields/brick/display-value.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { showPostcode } from '../../../core/fields/home/postcode.ts'
import { appointmentTime, timeInWords, timeLabel } from '../../../core/fields/request/appointment-time.ts'
import { willMeeting, willOffice } from '../../../core/fields/request/will-advice.ts'
import { money } from '../../../core/fields/value/money.ts'
import { feeToSend } from '../../../core/groups/costs-to-send.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { meetingLines } from '../../appointments/office-planning.ts'
import { planning, slotFields } from '../../appointments/planning.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
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
import { WillAdviceHome } from './steps/WillAdviceHome.tsx'
import { willAdviceCopy } from './will-advice-content.ts'
import { willAdviceSections } from './will-advice-summary.ts'

const { home, ...who } = detailsAsks
const amount = money({ label: '' })

interface Asked {
  meeting?: 'online' | 'Kantoorbezoek'
  slot?: never
}
type Reading = Pick<Context<unknown>, 'read'>

/** The nearest office that receives visitors; the list is sorted by distance. */
const nearestVisitOffice = (list: AnswerOf<typeof offices>) =>
  list.find(({ appointmentTypes }) => appointmentTypes.includes('Kantoorbezoek'))

/** The office of a way of meeting. */
const officeOf = ({ meeting }: Pick<Asked, 'meeting'>, { read }: Reading) =>
  meeting &&
  { online: willOffice, Kantoorbezoek: nearestVisitOffice(read('offices', offices) ?? [])?.code }[meeting]

const { reads, ...planned } = planning((known: Asked, context: Reading) => {
  const officeId = officeOf(known, context)
  return officeId && known.meeting ? { officeId, appointmentType: known.meeting } : undefined
})

/** Books a talk about a will, by video or at an office, in four steps (spec 001 section 2). */
export const willAdvice = defineFunnel({
  slug: 'testamentadvies',
  service: willAdviceCopy.title,
  properties: group({
    /** The yearly fee of a membership, and the price of the talk. */
    price: amount,
    testamentadvies: amount,
    email: wire(z.string(), 'info@voorbeeld.nl'),
    /** Address of the thank-you page. */
    thanks: wire(z.string().check(z.startsWith('/')), '/diensten/testamentadvies/bedankt'),
  }),
  steps: {
    afspraak: {
      title: willAdviceTitles.appointment,
      intro: willAdviceCopy.homeIntro,
      asks: { home },
      view: WillAdviceHome,
    },
    planning: {
      title: willAdviceTitles.planning,
      intro: willAdviceCopy.planningIntro,
      asks: { meeting: willMeeting, slot: appointmentTime },
      wide: true,
      load: () => import('./steps/WillAdvicePlanning.tsx'),
    },
    gegevens: {
      title: willAdviceTitles.details,
      intro: willAdviceCopy.detailsIntro,
      asks: { ...who, email: checkedEmail, ...paymentAsks },
      gate: behindLogin({ check: validateEmail }),
      load: () => import('./steps/WillAdviceDetails.tsx'),
    },
    overzicht: { title: willAdviceCopy.overview, intro: willAdviceCopy.overviewIntro, asks: {} },
  },
  overview: 'overzicht',
  // The step of the planning then chooses an online meeting again (spec 001 section 4).
  clears: { home: ['meeting', 'slot'], meeting: ['slot'] },
  shows: paymentShows,
  joins: ({ properties }) => ({ sentence: willAdviceCopy.joins, fee: properties.price }),
  draws: { slot: () => import('../../appointments/TimePicker.tsx') },
  options: {
    meeting: (_known, { read }) => {
      const list = read('offices', offices)
      const office = list && nearestVisitOffice(list)
      const hint = office
        ? `${office.name}: ${office.address}, ${showPostcode(office.postcode)} ${office.city}`
        : ''
      const choices = willMeeting.facts.choices?.filter(({ value }) => value === 'online' || office)
      return list && choices?.map((one) => ({ hint, ...one }))
    },
  },
  ...planned,
  reads: {
    offices: {
      endpoint: offices,
      input: (known) => ({ query: { postcode: known.home?.postcode } }),
      ahead: ['planning', 'gegevens', 'overzicht'],
      required: true,
      // An answer that is no list makes this throw, which the engine treats as a failed read.
      isEmpty: (list) => !nearestVisitOffice(list),
    },
    ...reads,
  },
  fixed: (profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  draft: { where: 'session', later: true },
  profile: ownDetails,
  summary: { sectionsOf: willAdviceSections },
  side: ({ meeting, slot }, { properties }) => ({
    title: willAdviceCopy.title,
    rows: [
      { label: willMeeting.facts.label, value: meeting ? displayValue(willMeeting, meeting) : '' },
      { label: timeLabel, value: slot ? timeInWords(slot) : '' },
    ].filter(({ value }) => value !== ''),
    price: {
      term: willAdviceCopy.costs,
      value: formatCents(properties.testamentadvies),
      note: willAdviceCopy.oneTalk,
    },
  }),
  exits: {
    register: {
      endpoint: register,
      failure: 'Failed to register will appointment.',
      toRequest: (answers, context) => ({
        body: {
          appointment: {
            appointmentType: answers.meeting,
            date: answers.slot.date,
            time: answers.slot.startTime,
            hold: context.holdToken('slot'),
            officeCode: Number(officeOf(answers, context)),
            language: 0 as const,
          },
          userInformation: { ...memberNumberToSend(context), ...userToSend(answers, context) },
          membership: { agreeCollection: answers.agreeCollection ?? false },
          acceptedPriceInCents: context.properties.testamentadvies,
          ...feeToSend(context.properties.price, context),
        },
      }),
      fields: {
        appointment: { appointmentType: 'meeting', officeCode: 'meeting', ...slotFields },
        userInformation: userFields,
        membership: { agreeCollection: 'agreeCollection' },
      },
      to: (_answer, { properties }) => ({ url: properties.thanks }),
      lines: (known, context) =>
        meetingLines({ ...known, office: String(officeOf(known, context) ?? '') }, context),
    },
  },
})
