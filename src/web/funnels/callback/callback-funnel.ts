import * as z from 'zod/mini'
import { callBack } from '../../../core/contract/callback/callback-calls.ts'
import { callbackTitles } from '../../../core/contract/callback/callback-titles.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { contactName } from '../../../core/fields/person/contact-name.ts'
import { email } from '../../../core/fields/person/email.ts'
import { phoneNumber } from '../../../core/fields/person/phone-number.ts'
import { appointmentTime, timeInWords, timeLabel } from '../../../core/fields/request/appointment-time.ts'
import { question } from '../../../core/fields/request/question.ts'
import { callbackType, type Department, departments } from '../../../core/rules/callback-departments.ts'
import { callLines } from '../../appointments/appointment-lines.ts'
import { planning, slotFields } from '../../appointments/planning.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { callbackCopy } from './callback-content.ts'
import { CallbackMoment } from './steps/CallbackMoment.tsx'

type Around = { readonly properties: { readonly department: Department } }

/** Asks to be called back by the department of the page, in two steps (spec 000 section 2, D64). */
export const callback = defineFunnel({
  slug: 'terugbellen',
  properties: group({
    department: wire(z.enum(Object.keys(departments) as [Department, ...Department[]]), 'juridisch'),
    /** Address of the thank-you page. */
    thanks: wire(z.string().check(z.startsWith('/')), '/contact/terugbelafspraak-juridisch/bedankt'),
  }),
  steps: {
    moment: {
      title: callbackTitles.moment,
      intro: callbackCopy.momentIntro,
      asks: { slot: appointmentTime, question },
      wide: true,
      view: CallbackMoment,
    },
    gegevens: {
      title: callbackTitles.details,
      intro: callbackCopy.detailsIntro,
      asks: { name: contactName, phoneNumber, email },
    },
  },
  draws: { slot: () => import('../../appointments/TimePicker.tsx') },
  ...planning((_known: { slot?: never }, { properties }: Around) => ({
    officeId: departments[properties.department].office,
    appointmentType: callbackType,
  })),
  draft: { where: 'session', later: true },
  profile: { name: 'name', phoneNumber: 'phoneNumber', email: 'emailAddress' },
  side: ({ slot }, { properties }) => ({
    title: callbackCopy.title,
    rows: [
      { label: 'Wie belt er?', value: departments[properties.department].who },
      ...(slot ? [{ label: timeLabel, value: timeInWords(slot) }] : []),
    ],
    fact: callbackCopy.free,
  }),
  exits: {
    ask: {
      endpoint: callBack,
      button: callbackCopy.confirm,
      failure: 'Failed to ask for a callback.',
      toRequest: ({ slot, question: asked, name, phoneNumber: phone, email: emailAddress }, context) => ({
        body: {
          department: context.properties.department,
          date: slot.date,
          time: slot.startTime,
          hold: context.holdToken('slot'),
          name,
          phoneNumber: phone,
          emailAddress,
          question: asked,
        },
      }),
      fields: { ...slotFields, emailAddress: 'email' },
      to: (_answer, { properties }) => ({ url: properties.thanks }),
      lines: ({ slot, phoneNumber: phone }, { properties }) =>
        callLines(departments[properties.department].who, { slot, phone }),
    },
  },
})
