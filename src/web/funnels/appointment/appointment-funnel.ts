import * as z from 'zod/mini'
import {
  cancelAppointment,
  moveAppointment,
  readAppointment,
} from '../../../core/contract/appointment/appointment-calls.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { appointmentLink } from '../../../core/fields/link/appointment-link.ts'
import { appointmentTime, timeInWords, timeLabel } from '../../../core/fields/request/appointment-time.ts'
import { mijn } from '../../../core/mijn/paths.ts'
import { planning, slotFields } from '../../appointments/planning.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import { behindMailedLink } from '../../login/mailed-link.tsx'
import { appointmentCopy } from './appointment-content.ts'
import { Appointment } from './steps/Appointment.tsx'

const { reads, ...planned } = planning(
  (_known: { slot?: never }, { read }: Pick<Context<unknown>, 'read'>) =>
    read('appointment', readAppointment)?.appointment?.agenda ?? undefined,
)
const call = { label: appointmentCopy.contact, href: '/contact' }

/** Moves an appointment to another time, or cancels it, by the link of its mails. */
export const appointment = defineFunnel({
  slug: 'afspraak',
  properties: group({
    /** Addresses of the pages after moving and after cancelling. */
    moved: wire(z.string().check(z.startsWith('/')), '/afspraak/verzet'),
    cancelled: wire(z.string().check(z.startsWith('/')), '/afspraak/afgezegd'),
  }),
  steps: {
    afspraak: {
      title: appointmentCopy.title,
      intro: appointmentCopy.intro,
      asks: { link: appointmentLink },
      view: Appointment,
      ownButtons: true,
      ...behindMailedLink({
        text: appointmentCopy.missing,
        label: appointmentCopy.requests,
        href: mijn.requests,
      }),
    },
    tijdstip: {
      title: appointmentCopy.moveTitle,
      intro: appointmentCopy.moveIntro,
      exit: 'move',
      asks: { slot: appointmentTime },
      wide: true,
      load: () => import('./steps/OtherTime.tsx'),
    },
    afzeggen: {
      title: appointmentCopy.cancelTitle,
      intro: appointmentCopy.cancelIntro,
      exit: 'cancel',
      asks: {},
      load: () => import('./steps/Cancelling.tsx'),
    },
  },
  // Another link means another appointment, for which the chosen time is meaningless.
  clears: { link: ['slot'] },
  draws: { slot: () => import('../../appointments/OtherTimePicker.tsx') },
  ...planned,
  reads: {
    appointment: {
      endpoint: readAppointment,
      input: ({ link }) => (link ? { body: { link } } : undefined),
      ahead: ['afspraak', 'tijdstip', 'afzeggen'],
      required: true,
    },
    ...reads,
  },
  exits: {
    move: {
      endpoint: moveAppointment,
      button: appointmentCopy.move,
      failure: 'Failed to move an appointment.',
      help: { 'appointment-closed': call, 'no-moves-left': call, 'link-over': call },
      toRequest: ({ link, slot }, context) => ({
        body: { link, date: slot.date, time: slot.startTime, hold: context.holdToken('slot') },
      }),
      fields: slotFields,
      to: (_answer, { properties }) => ({ url: properties.moved }),
      lines: ({ slot }) => [{ label: timeLabel, value: slot ? timeInWords(slot) : '' }],
    },
    cancel: {
      endpoint: cancelAppointment,
      button: appointmentCopy.cancel,
      failure: 'Failed to cancel an appointment.',
      help: { 'appointment-closed': call, 'link-over': call },
      toRequest: ({ link }) => ({ body: { link } }),
      to: (_answer, { properties }) => ({ url: properties.cancelled }),
    },
  },
})
