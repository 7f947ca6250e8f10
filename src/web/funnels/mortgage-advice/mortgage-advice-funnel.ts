import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import { decisionTree, register } from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import { mortgageAdviceTitles } from '../../../core/contract/mortgage-advice/mortgage-advice-titles.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import {
  type AppointmentTime,
  appointmentTime,
  timeInWords,
  timeLabel,
} from '../../../core/fields/request/appointment-time.ts'
import {
  livesThere,
  situation,
  situationDetail,
  withPartner,
} from '../../../core/fields/request/mortgage-advice.ts'
import { meeting, office } from '../../../core/fields/request/office.ts'
import { remark } from '../../../core/fields/request/remark.ts'
import { address, type ParsedAddress } from '../../../core/groups/address.ts'
import { ownAddress } from '../../../core/groups/profile-words.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import { chosenIn, type Situation } from '../../../core/mortgage-advice/situations.ts'
import { moneyMeetings, nationwideOffice, officeVisit } from '../../../core/rules/meetings.ts'
import {
  type MeetingAnswers,
  meetingLines,
  mustOffer,
  officeName,
  officePlanning,
} from '../../appointments/office-planning.ts'
import { slotFields } from '../../appointments/planning.ts'
import { pageSource } from '../../appointments/source.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import { behindLogin } from '../../login/behind-login.tsx'
import {
  checkedEmail,
  detailsAsks,
  fixedDetails,
  ownDetails,
  personFields,
  personToSend,
} from '../../login/service-details.ts'
import { mortgageAdviceCopy } from './mortgage-advice-content.ts'
import { mortgageAdviceSections } from './mortgage-advice-summary.ts'
import { MortgageAdviceSituation as SituationView } from './steps/MortgageAdviceSituation.tsx'

type Asked = { situation?: string | undefined; followUp?: string | undefined }
type Reading = Pick<Context<unknown>, 'read'>

const treeIn = ({ read }: Reading) => read('decision tree', decisionTree)
const chosen = ({ situation: of, followUp }: Asked, context: Reading) =>
  chosenIn(treeIn(context), of, followUp)
const optionsOf = (of: readonly { code: string; text: string }[] | undefined) =>
  of?.map(({ code, text }) => ({ value: code, label: text }))

const properties = (thanks: string) =>
  group({
    /** Address of the thank-you page. */
    thanks: wire(z.string().check(z.startsWith('/')), thanks),
  })

const { person, ...reach } = detailsAsks

/** The steps for the situation, the details and the overview, which both kinds of advice share. */
const situatie = {
  title: mortgageAdviceTitles.situation,
  intro: mortgageAdviceCopy.situationIntro,
  asks: { situation, followUp: situationDetail, withPartner },
  view: SituationView,
} as const
const gegevens = {
  title: mortgageAdviceTitles.details,
  intro: mortgageAdviceCopy.detailsIntro,
  asks: { person, livesThere, ...reach, remark: optional(remark), email: checkedEmail },
  gate: behindLogin({ check: validateEmail, text: mortgageAdviceCopy.newHereText }),
  load: () => import('../../login/CallerDetails.tsx'),
} as const
const planningView = () => import('./steps/MortgageAdvicePlanning.tsx')
const overzicht = {
  title: mortgageAdviceCopy.overview,
  intro: mortgageAdviceCopy.overviewIntro,
  asks: {},
} as const

const timeRows = ({ slot }: { slot?: AppointmentTime | undefined }) =>
  slot ? [{ label: timeLabel, value: timeInWords(slot) }] : []

/**
 * Shows a question in situations that satisfy `is`. Until the decision tree is loaded the question is hidden, and its answer is
 * kept.
 */
const where = (is: (of: Situation) => boolean) => (known: Asked, context: Reading) => {
  const found = chosen(known, context)?.situation
  return found !== undefined && is(found)
}

const shared = {
  overview: 'overzicht',
  shows: {
    followUp: where(({ followUpQuestion }) => followUpQuestion !== undefined),
    withPartner: where(({ asksPartner }) => asksPartner),
    home: ({ livesThere: ticked }: { livesThere?: boolean | undefined }) => ticked !== true,
  },
  fixed: (profile: Profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  draft: { where: 'session', later: true },
  profile: { ...ownDetails, adviceHome: ownAddress },
  summary: { sectionsOf: mortgageAdviceSections },
} as const

const treeOptions = {
  situation: (_known: Asked, context: Reading) => optionsOf(treeIn(context)?.answers),
  followUp: (known: Asked, context: Reading) =>
    optionsOf(chosen(known, context)?.situation.followUpQuestion?.answers),
} as const

/** The decision tree is read where its questions are asked, and where the overview shows them. */
const treeRead = {
  endpoint: decisionTree,
  input: () => ({}),
  ahead: ['situatie', 'overzicht'],
  required: true,
  isEmpty: ({ answers }: { answers: readonly unknown[] }) => mustOffer(answers),
} as const

interface Answers {
  situation: string
  followUp?: string | undefined
  withPartner?: 'yes' | 'no' | undefined
  adviceHome: ParsedAddress
  livesThere: boolean
  remark?: string | undefined
  meeting: string
  slot: AppointmentTime
}
type Details = Parameters<typeof personToSend>[0]
type Around = Parameters<typeof personToSend>[1] & Reading & Pick<Context<unknown>, 'holdToken'>

/** Maps the fields that both kinds of advice send to their answers. */
const appointmentFields = { appointmentType: 'meeting', ...slotFields } as const
const sentFields = {
  decisionTree: {
    situationQuestionAnswer: 'situation',
    situationQuestionAnswerInventoryType: 'situation',
    followUpQuestion: 'situation',
    followUpQuestionAnswer: 'followUp',
    followUpQuestionAnswerInventoryType: 'followUp',
    remark: 'remark',
    advicePostcode: 'adviceHome.postcode',
    adviceHouseNumber: 'adviceHome.houseNumber',
    adviceAddition: 'adviceHome.addition',
    adviceStreetName: 'adviceHome.streetName',
    adviceCity: 'adviceHome.city',
    withPartner: 'withPartner',
  },
  appointment: appointmentFields,
  mortgageAdviceData: {
    ...personFields,
    postcode: ['home.postcode', 'adviceHome.postcode'],
    houseNumber: ['home.houseNumber', 'adviceHome.houseNumber'],
    houseNumberAddition: ['home.addition', 'adviceHome.addition'],
    streetName: ['home.streetName', 'adviceHome.streetName'],
    city: ['home.city', 'adviceHome.city'],
  },
} as const

/** The exit of both kinds of advice. Who comes to no office talks with the one that serves the whole country. */
const sending = {
  endpoint: register,
  failure: 'Failed to register mortgage appointment.',
  toRequest: (answers: Answers & Details & { office?: string | undefined }, context: Around) => {
    const found = chosen(answers, context)
    const { adviceHome, slot } = answers
    const home = answers.livesThere ? adviceHome : answers.home
    return {
      body: {
        decisionTree: {
          situationQuestion: treeIn(context)?.question ?? '',
          situationQuestionAnswer: answers.situation,
          situationQuestionAnswerInventoryType: found?.situation.inventoryType ?? 0,
          followUpQuestion: found?.situation.followUpQuestion?.question ?? '',
          followUpQuestionAnswer: answers.followUp ?? '',
          followUpQuestionAnswerInventoryType: found?.followUp?.inventoryType ?? 0,
          foundQuestionAnswer: 'Anders',
          remark: answers.remark ?? '',
          advicePostcode: adviceHome.postcode,
          adviceHouseNumber: adviceHome.houseNumber,
          adviceAddition: adviceHome.addition ?? '',
          adviceStreetName: adviceHome.streetName,
          adviceCity: adviceHome.city,
          ...(answers.withPartner && {
            withPartner: answers.withPartner === 'yes' ? ('Ja' as const) : ('Nee' as const),
          }),
        },
        appointment: {
          appointmentType: answers.meeting as (typeof moneyMeetings)[number],
          date: slot.date,
          time: slot.startTime,
          hold: context.holdToken('slot'),
          officeCode: answers.meeting === officeVisit ? Number(answers.office) : nationwideOffice,
          language: 0,
        },
        mortgageAdviceData: { ...personToSend({ ...answers, home }, context), ...pageSource() },
      },
    } as const
  },
  to: (_answer: unknown, { properties: told }: { properties: { thanks: string } }) => ({
    url: told.thanks,
  }),
  lines: meetingLines,
} as const

const price = { term: mortgageAdviceCopy.costs, value: mortgageAdviceCopy.free }

const inPerson = officePlanning({
  meetings: moneyMeetings,
  steps: ['planning', 'gegevens', 'overzicht'],
  distantOffice: nationwideOffice,
  // The postcode by which offices are sorted, the nearest first.
  postcodeOf: ({
    adviceHome,
  }: MeetingAnswers & { adviceHome?: { postcode?: string | undefined } | undefined }) => adviceHome?.postcode,
})

/** Books a talk about a mortgage at a chosen office, or by video or phone, in four steps (spec 001 section 2). */
export const mortgageAdvice = defineFunnel({
  slug: 'hypotheekadvies',
  service: mortgageAdviceCopy.title,
  properties: properties('/diensten/hypotheek/hypotheekadvies/bedankt'),
  steps: {
    situatie,
    planning: {
      title: mortgageAdviceTitles.planning,
      intro: mortgageAdviceCopy.planningIntro,
      asks: { adviceHome: address, meeting, office, slot: appointmentTime },
      wide: true,
      load: planningView,
    },
    gegevens,
    overzicht,
  },
  ...shared,
  ...inPerson,
  shows: {
    ...shared.shows,
    // the offices stand there from the start, so that one sees where they are before one chooses how to meet
    office: ({ meeting: way }) => way === undefined || way === officeVisit,
  },
  clears: { ...inPerson.clears, situation: ['followUp', 'withPartner'] },
  options: { ...inPerson.options, ...treeOptions },
  reads: { 'decision tree': treeRead, ...inPerson.reads },
  side: (known, context) => ({
    title: mortgageAdviceCopy.title,
    rows: [
      { label: office.facts.label, value: officeName(context, known.office) ?? '' },
      ...timeRows(known),
    ].filter(({ value }) => value !== ''),
    price,
  }),
  exits: {
    register: {
      ...sending,
      fields: { ...sentFields, appointment: { ...appointmentFields, officeCode: ['office', 'meeting'] } },
    },
  },
})

const nationwide = officePlanning({
  meetings: ['Beeldbellen', 'Telefonisch'],
  steps: ['planning', 'overzicht'],
  distantOffice: nationwideOffice,
})

/** Books the same talk from anywhere in the country: by video or phone, with the advisers of one office. */
export const mortgageAdviceNationwide = defineFunnel({
  slug: 'hypotheekadvies-landelijk',
  service: mortgageAdviceCopy.title,
  properties: properties('/diensten/hypotheek/hypotheekadvies-landelijk/bedankt'),
  steps: {
    situatie,
    planning: {
      title: mortgageAdviceTitles.planning,
      intro: mortgageAdviceCopy.nationwideIntro,
      asks: { adviceHome: address, meeting, slot: appointmentTime },
      wide: true,
      load: planningView,
    },
    gegevens,
    overzicht,
  },
  ...shared,
  ...nationwide,
  clears: { meeting: ['slot'], situation: ['followUp', 'withPartner'] },
  options: { meeting: nationwide.options.meeting, ...treeOptions },
  reads: { 'decision tree': treeRead, ...nationwide.reads },
  side: (known) => ({
    title: mortgageAdviceCopy.title,
    rows: timeRows(known),
    price,
  }),
  exits: { register: { ...sending, fields: sentFields } },
})
