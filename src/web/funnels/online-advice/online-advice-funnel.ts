import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import { decisionTree, register } from '../../../core/contract/online-advice/online-advice-calls.ts'
import { onlineAdviceTitles } from '../../../core/contract/online-advice/online-advice-titles.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { appointmentTime, timeInWords, timeLabel } from '../../../core/fields/request/appointment-time.ts'
import { specialism, topic, yourQuestion } from '../../../core/fields/request/online-advice.ts'
import { money } from '../../../core/fields/value/money.ts'
import { feeToSend } from '../../../core/groups/costs-to-send.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { topicOf } from '../../../core/online-advice/topics.ts'
import { callLines } from '../../appointments/appointment-lines.ts'
import { planning, slotFields } from '../../appointments/planning.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import { behindLogin } from '../../login/behind-login.tsx'
import {
  checkedEmail,
  detailsAsks,
  fixedDetails,
  ownDetails,
  paymentAsks,
  paymentShows,
  userFields,
  userToSend,
} from '../../login/service-details.ts'
import { onlineAdviceCopy } from './online-advice-content.ts'
import { onlineAdviceSections, steps as summarySteps } from './online-advice-summary.ts'
import { OnlineAdviceQuestion } from './steps/OnlineAdviceQuestion.tsx'

type Asked = { specialism?: string | undefined; topic?: string | undefined }
type Reading = Pick<Context<unknown>, 'read'>

const treeIn = ({ read }: Reading) => read('decision tree', decisionTree)
const found = (known: Asked, context: Reading) =>
  topicOf(treeIn(context) ?? [], known.specialism, known.topic)?.topic
const optionsOf = (of: readonly { code: string; text: string }[] | undefined) =>
  of?.map(({ code, text }) => ({ value: code, label: text }))

const { reads, ...planned } = planning((known: Asked & { slot?: never }, context: Reading) => {
  const chosen = found(known, context)
  return chosen && { officeId: chosen.officeId, appointmentType: chosen.appointmentType }
})

/** Books a talk with a specialist, in four steps (spec 001 section 2). */
export const onlineAdvice = defineFunnel({
  slug: 'online-adviesgesprek',
  service: onlineAdviceCopy.talk,
  properties: group({
    /** The yearly fee of a membership. */
    price: money({ label: '' }),
    /** Address of the thank-you page. */
    thanks: wire(z.string().check(z.startsWith('/')), '/contact/online-adviesgesprek/bedankt'),
  }),
  steps: {
    vraag: {
      title: onlineAdviceTitles.question,
      intro: onlineAdviceCopy.questionIntro,
      asks: { specialism, topic, question: yourQuestion },
      view: OnlineAdviceQuestion,
    },
    afspraak: {
      title: onlineAdviceTitles.appointment,
      intro: onlineAdviceCopy.appointmentIntro,
      asks: { slot: appointmentTime },
      wide: true,
    },
    gegevens: {
      title: onlineAdviceTitles.details,
      intro: onlineAdviceCopy.detailsIntro,
      asks: { ...detailsAsks, email: checkedEmail, ...paymentAsks },
      gate: behindLogin({ check: validateEmail }),
      load: () => import('./steps/OnlineAdviceDetails.tsx'),
    },
    overzicht: { title: onlineAdviceCopy.overview, intro: onlineAdviceCopy.overviewIntro, asks: {} },
  },
  overview: 'overzicht',
  clears: { specialism: ['topic'], topic: ['slot'] },
  shows: { ...paymentShows, topic: (known) => known.specialism !== undefined },
  joins: ({ properties }) => ({ sentence: onlineAdviceCopy.joins, fee: properties.price }),
  options: {
    specialism: (_known, context) => optionsOf(treeIn(context)),
    topic: (known, context) =>
      optionsOf(treeIn(context)?.find(({ code }) => code === known.specialism)?.answers),
  },
  draws: { slot: () => import('../../appointments/TimePickerFromToday.tsx') },
  ...planned,
  reads: {
    'decision tree': {
      endpoint: decisionTree,
      input: () => ({}),
      ahead: ['vraag', 'afspraak', 'gegevens', 'overzicht'],
      required: true,
      // An answer that is no tree makes this throw, which the engine treats as a failed read.
      isEmpty: (tree) => tree.every(({ answers }) => answers.length === 0),
    },
    ...reads,
  },
  fixed: (profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  draft: { where: 'session', later: true },
  profile: ownDetails,
  summary: { sectionsOf: onlineAdviceSections, steps: summarySteps },
  side: (known, context) => ({
    title: onlineAdviceCopy.talk,
    rows: [
      { label: topic.facts.label, value: found(known, context)?.text ?? '' },
      { label: timeLabel, value: known.slot ? timeInWords(known.slot) : '' },
    ].filter(({ value }) => value !== ''),
    price: isMember(context.viewer)
      ? { term: onlineAdviceCopy.costs, value: onlineAdviceCopy.none }
      : { term: 'Lidmaatschap', value: formatCents(context.properties.price), note: 'per jaar' },
  }),
  exits: {
    register: {
      endpoint: register,
      failure: 'Failed to register online appointment.',
      toRequest: (answers, context) => {
        const chosen = found(answers, context)
        return {
          body: {
            decisionTreeOnlineAppointment: {
              specialism: answers.specialism,
              subcategory: answers.topic,
              question: answers.question,
            },
            appointment: {
              appointmentType: chosen?.appointmentType ?? '',
              date: answers.slot.date,
              time: answers.slot.startTime,
              hold: context.holdToken('slot'),
              officeCode: chosen?.officeId ?? 0,
            },
            userData: userToSend(answers, context),
            agreeContinuousDirectDebit: answers.agreeCollection ?? false,
            ...feeToSend(context.properties.price, context),
          },
        }
      },
      fields: {
        decisionTreeOnlineAppointment: {
          specialism: 'specialism',
          subcategory: 'topic',
          question: 'question',
        },
        appointment: { appointmentType: 'topic', officeCode: 'topic', ...slotFields },
        userData: userFields,
        agreeContinuousDirectDebit: 'agreeCollection',
      },
      to: (_answer, { properties }) => ({ url: properties.thanks }),
      lines: ({ slot, mobile }) => callLines('De adviseur', { slot, phone: mobile }),
    },
  },
})
