import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { addition } from '../../fields/home/addition.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { postcode } from '../../fields/home/postcode.ts'
import {
  appointmentDay,
  appointmentType,
  holdToken,
  officeCode,
  startTime,
  visitMinutes,
} from '../../groups/appointment.ts'
import { operation } from '../operation.ts'
import { slotTaken } from '../refusals.ts'

const agendaUnknown = {
  status: 404,
  code: 'agenda-unknown',
  when: 'het kantoor of de soort afspraak bestaat niet',
}
const calendarAway = {
  status: 503,
  code: 'partner-unavailable',
  when: 'de agenda van het kantoor antwoordt niet',
}
/** The home to which somebody comes for the appointment, and for how many minutes. */
const home = {
  postcode: optional(postcode),
  houseNumber: optional(houseNumber),
  addition: optional(addition),
  minutes: optional(visitMinutes),
} as const
/** The query of free times with the caller's own hold, whose time counts as free. */
const withHold = group({ hold: optional(holdToken), ...home })

const wallTime = z.string().check(z.regex(/^\d\d:\d\d:\d\d$/))

export const offices = operation({
  summary: 'De kantoren waaruit gekozen kan worden, met een postcode het dichtstbijzijnde eerst.',
  query: group({ postcode: optional(postcode) }),
  answer: z.array(
    z.object({
      code: z.int(),
      name: z.string(),
      address: z.string(),
      postcode: z.string(),
      city: z.string(),
      linksToUnive: z.boolean(),
      appointmentTypes: z.array(z.string()),
    }),
  ),
  example: [
    {
      code: 85,
      name: 'Amersfoort',
      address: 'Voorbeeldlaan 10',
      postcode: '3821BT',
      city: 'Amersfoort',
      linksToUnive: false,
      appointmentTypes: ['Kantoorbezoek', 'Beeldbellen'],
    },
  ],
  limit: 'lookup',
})

export const dates = operation({
  summary: 'De dagen waarop er nog tijd is voor een soort afspraak bij een kantoor (besluit 53).',
  params: group({ officeId: officeCode, appointmentType }),
  query: withHold,
  answer: z.array(z.iso.date()),
  example: ['2026-12-01', '2026-12-02'],
  limit: 'rates',
  faults: [agendaUnknown, calendarAway],
})

export const times = operation({
  summary: 'De tijdstippen van een dag, als wandtijd in Nederland (besluit 53).',
  params: group({ officeId: officeCode, appointmentType, date: appointmentDay }),
  query: withHold,
  answer: z.object({ appointmentTimes: z.array(z.object({ startTime: wallTime, endTime: wallTime })) }),
  example: { appointmentTimes: [{ startTime: '09:00:00', endTime: '10:00:00' }] },
  limit: 'rates',
  faults: [agendaUnknown, calendarAway],
})

export const nearest = operation({
  summary:
    'De vrije tijdstippen die het dichtst bij een tijdstip liggen dat iemand anders heeft, in volgorde.',
  params: group({ officeId: officeCode, appointmentType }),
  query: group({ date: appointmentDay, time: startTime, hold: optional(holdToken), ...home }),
  answer: z.object({
    slots: z.array(z.object({ date: z.iso.date(), startTime: wallTime, endTime: wallTime })),
  }),
  example: { slots: [{ date: '2026-12-01', startTime: '10:00:00', endTime: '11:00:00' }] },
  limit: 'rates',
  faults: [agendaUnknown, calendarAway],
})

export const changes = operation({
  summary: 'Tot wanneer, en hoe vaak, wie de afspraak maakt hem zelf kan wijzigen.',
  params: group({ officeId: officeCode, appointmentType }),
  answer: z.object({
    /** Minutes before the appointment until which it may be moved or cancelled. */
    changeNotice: z.int(),
    moves: z.int(),
  }),
  example: { changeNotice: 1440, moves: 3 },
  limit: 'rates',
  faults: [agendaUnknown],
})

export const hold = operation({
  summary:
    'Houdt een tijdstip tien minuten vast voor wie het koos; nog eens vragen verlengt het, een ander tijdstip met hetzelfde token komt ervoor in de plaats.',
  body: group({
    officeId: officeCode,
    appointmentType,
    date: appointmentDay,
    time: startTime,
    token: optional(holdToken),
    ...home,
  }),
  answer: z.object({ token: z.string(), until: z.iso.datetime({ offset: true }) }),
  example: { token: 'c2a6f0d4-1b7e-4f63-8c95-6d1e2a4b7f30', until: '2026-11-23T10:10:00Z' },
  limit: 'rates',
  faults: [
    agendaUnknown,
    slotTaken,
    { status: 429, code: 'too-many-holds', when: 'er worden al te veel tijdstippen vastgehouden' },
  ],
})

export const release = operation({
  summary: 'Laat een tijdstip los dat werd vastgehouden.',
  body: group({ token: holdToken }),
  answer: z.undefined(),
  example: undefined,
  status: 204,
  limit: 'rates',
})
