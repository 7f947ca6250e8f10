import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { addition } from '../../fields/home/addition.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { appointmentLink } from '../../fields/link/appointment-link.ts'
import { appointmentDay, holdToken, startTime } from '../../groups/appointment.ts'
import { validAnswer } from '../answer-schemas.ts'
import { operation } from '../operation.ts'
import { linkOver, slotTaken } from '../refusals.ts'

const wallTime = z.string().check(z.regex(/^\d\d:\d\d:\d\d$/))

export const readAppointment = operation({
  summary: 'De afspraak waar de link uit een e-mail bij hoort, en wat eraan gewijzigd kan worden.',
  body: group({ link: appointmentLink }),
  answer: z.object({
    /** Null for a link that belongs to no appointment (any more). */
    appointment: z.nullable(
      z.object({
        title: z.string(),
        reference: z.string(),
        date: z.iso.date(),
        startTime: wallTime,
        endTime: wallTime,
        /** The agenda in which other times are looked up; null once the appointment is cancelled. */
        agenda: z.nullable(
          z.object({
            officeId: z.int(),
            appointmentType: z.string(),
            postcode: z.optional(z.string()),
            houseNumber: z.optional(z.int()),
            /** Minutes that the appointment takes at the home. */
            minutes: z.optional(z.int()),
          }),
        ),
        /** How often the appointment may still be moved. */
        moves: z.int(),
        /** Why the appointment cannot be changed any more, in a sentence. */
        closed: z.nullable(z.string()),
        /** What may be changed of the appointment, in a sentence. */
        rules: z.string(),
      }),
    ),
  }),
  example: {
    appointment: {
      title: 'Contract laten controleren',
      reference: '7KQM-X4TF',
      date: '2026-12-01',
      startTime: '09:00:00',
      endTime: '10:00:00',
      agenda: { officeId: 85, appointmentType: '2' },
      moves: 3,
      closed: null,
      rules: 'Je kunt je afspraak tot 24 uur van tevoren zelf verzetten (hoogstens 3 keer) of afzeggen.',
    },
  },
  limit: 'lookup',
})

const closed = {
  status: 409,
  code: 'appointment-closed',
  when: 'de afspraak is afgezegd, geweest of begint te snel',
}

export const moveAppointment = operation({
  summary: 'Verzet een afspraak naar een vrij tijdstip van dezelfde agenda.',
  body: group({ link: appointmentLink, date: appointmentDay, time: startTime, hold: optional(holdToken) }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  limit: 'submit',
  faults: [
    linkOver,
    slotTaken,
    closed,
    { status: 409, code: 'no-moves-left', when: 'de afspraak is zo vaak verzet als mag' },
  ],
})

export const cancelAppointment = operation({
  summary: 'Zegt een afspraak af; het tijdstip is meteen weer vrij.',
  body: group({ link: appointmentLink }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  limit: 'submit',
  faults: [linkOver, closed],
})

export const checkHome = operation({
  summary: 'Kijkt of we voor dit adres afspraken maken.',
  body: group({ postcode, houseNumber, houseNumberAddition: optional(addition) }),
  answer: validAnswer,
  example: { valid: true as const },
  limit: 'check',
})
