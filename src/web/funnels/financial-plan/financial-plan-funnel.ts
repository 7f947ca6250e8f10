import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import {
  scenarios as readScenarios,
  register,
} from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import { financialPlanTitles } from '../../../core/contract/financial-plan/financial-plan-titles.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { appointmentTime, timeInWords, timeLabel } from '../../../core/fields/request/appointment-time.ts'
import { meeting, office } from '../../../core/fields/request/office.ts'
import { remark } from '../../../core/fields/request/remark.ts'
import { mostScenarios, scenarios } from '../../../core/fields/request/scenarios.ts'
import { money } from '../../../core/fields/value/money.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { moneyMeetings, officeVisit } from '../../../core/rules/meetings.ts'
import { meetingLines, mustOffer, officeName, officePlanning } from '../../appointments/office-planning.ts'
import { slotFields } from '../../appointments/planning.ts'
import { pageSource } from '../../appointments/source.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindLogin } from '../../login/behind-login.tsx'
import {
  checkedEmail,
  detailsAsks,
  fixedDetails,
  ownDetails,
  personFields,
  personToSend,
} from '../../login/service-details.ts'
import { financialPlanCopy } from './financial-plan-content.ts'
import { financialPlanSections } from './financial-plan-summary.ts'

/** Code of the office that is used where none is chosen (spec 001 section 9). */
const usualOffice = '200'

const { reads, options, ...planned } = officePlanning({
  meetings: moneyMeetings,
  steps: ['afspraak-inplannen', 'gegevensinvoer', 'gegevensoverzicht'],
})

/** Books a talk about money, now and later, in four steps (spec 001 section 2). */
export const financialPlan = defineFunnel({
  slug: 'geldplan',
  service: financialPlanCopy.title,
  properties: group({
    geldplan: money({ label: '' }),
    /** Address of the thank-you page. */
    thanks: wire(z.string().check(z.startsWith('/')), '/diensten/hypotheek/geldplan/bedankt'),
  }),
  steps: {
    scenarios: {
      title: financialPlanTitles.scenarios,
      intro: financialPlanCopy.scenariosIntro,
      asks: { scenarios },
    },
    'afspraak-inplannen': {
      title: financialPlanTitles.appointment,
      intro: financialPlanCopy.appointmentIntro,
      asks: { office, meeting, slot: appointmentTime },
      wide: true,
    },
    gegevensinvoer: {
      title: financialPlanTitles.details,
      intro: financialPlanCopy.detailsIntro,
      asks: { ...detailsAsks, remark: optional(remark), email: checkedEmail },
      gate: behindLogin({ check: validateEmail, text: financialPlanCopy.newHereText }),
      load: () => import('../../login/CallerDetails.tsx'),
    },
    gegevensoverzicht: {
      title: financialPlanCopy.overview,
      intro: financialPlanCopy.overviewIntro,
      asks: {},
    },
  },
  overview: 'gegevensoverzicht',
  initial: { office: usualOffice },
  ...planned,
  options: {
    ...options,
    scenarios: ({ scenarios: chosen = [] }, { read }) =>
      read('scenarios', readScenarios)?.map(({ code, text, hint }) => ({
        value: code,
        label: text,
        ...(hint !== undefined && { hint }),
        ...(chosen.length >= mostScenarios &&
          !chosen.includes(code) && { disabled: financialPlanCopy.enough }),
      })),
  },
  reads: {
    scenarios: {
      endpoint: readScenarios,
      input: () => ({}),
      ahead: ['scenarios', 'gegevensoverzicht'],
      required: true,
      isEmpty: mustOffer,
    },
    ...reads,
  },
  fixed: (profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  draft: { where: 'session', later: true },
  profile: ownDetails,
  summary: { sectionsOf: financialPlanSections },
  side: (known, context) => ({
    title: financialPlanCopy.title,
    rows: [
      {
        label: office.facts.label,
        value: (known.meeting === officeVisit && officeName(context, known.office)) || '',
      },
      { label: timeLabel, value: known.slot ? timeInWords(known.slot) : '' },
    ].filter(({ value }) => value !== ''),
    price: { term: financialPlanCopy.costs, value: formatCents(context.properties.geldplan) },
  }),
  exits: {
    register: {
      endpoint: register,
      failure: 'Failed to register financial plan.',
      toRequest: (answers, context) => ({
        body: {
          appointment: {
            appointmentType: answers.meeting as (typeof moneyMeetings)[number],
            date: answers.slot.date,
            time: { startTime: answers.slot.startTime, endTime: answers.slot.endTime },
            hold: context.holdToken('slot'),
            officeCode: Number(answers.office),
            language: 0 as const,
          },
          scenarios: answers.scenarios.map((name) => ({ name })),
          financialPlanData: { ...personToSend(answers, context), ...pageSource() },
          remark: answers.remark ?? '',
          acceptedPriceInCents: context.properties.geldplan,
        },
      }),
      fields: {
        appointment: { appointmentType: 'meeting', officeCode: 'office', ...slotFields },
        financialPlanData: personFields,
      },
      to: (_answer, { properties }) => ({ url: properties.thanks }),
      lines: (known, context) => meetingLines(known, context),
    },
  },
})
