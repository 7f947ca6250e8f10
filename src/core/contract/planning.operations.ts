import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick.ts'
import { isDay } from '../fields/days.ts'
import { group } from '../fields/group.ts'
import { postcode } from '../fields/postcode.ts'
import { line } from '../fields/text.ts'
import { wholeNumberSchema } from '../fields/whole-number.ts'
import { operation } from './operation.ts'
import { slotTaken } from './refusals.ts'

const noOffice = 'Dit kantoor kennen we niet.'
const noType = 'Deze soort afspraak kennen we niet.'
const noDay = 'Dit is geen geldige dag.'
const noTime = 'Dit is geen geldig tijdstip.'
const noHold = 'Dit is geen tijdstip dat voor jou wordt vastgehouden.'

const officeId = wire(wholeNumberSchema({ missing: noOffice, invalid: noOffice, min: 1, max: 999_999 }), 85)
/** As the funnel's request names it (decision 54). */
const appointmentType = wire(line({ missing: noType, invalid: noType, max: 40 }), '0')
const day = wire(z.iso.date(noDay).check(z.refine(isDay, noDay)), '2026-12-01')
/** Wall time in Amsterdam, with or without its seconds (decision 53). */
const startTime = wire(z.string(noTime).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, noTime)), '09:00:00')
const token = wire(z.uuid(noHold), '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42')

const agendaUnknown = {
  status: 404,
  code: 'agenda-unknown',
  when: 'het kantoor of de soort afspraak bestaat niet',
}
/** What a hold of one's own takes counts as free. */
const withHold = group({ hold: optional(token) })

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
    },
  ],
  limit: 'lookup',
})

export const dates = operation({
  summary: 'De dagen waarop er nog tijd is voor een soort afspraak bij een kantoor (besluit 53).',
  params: group({ officeId, appointmentType }),
  query: withHold,
  answer: z.array(z.iso.date()),
  example: ['2026-12-01', '2026-12-02'],
  limit: 'rates',
  faults: [agendaUnknown],
})

export const times = operation({
  summary: 'De tijdstippen van een dag, als wandtijd in Nederland (besluit 53).',
  params: group({ officeId, appointmentType, date: day }),
  query: withHold,
  answer: z.object({ appointmentTimes: z.array(z.object({ startTime: wallTime, endTime: wallTime })) }),
  example: { appointmentTimes: [{ startTime: '09:00:00', endTime: '10:00:00' }] },
  limit: 'rates',
  faults: [agendaUnknown],
})

export const hold = operation({
  summary:
    'Houdt een tijdstip tien minuten vast voor wie het koos; nog eens vragen verlengt het, een ander tijdstip met hetzelfde token komt ervoor in de plaats.',
  body: group({ officeId, appointmentType, date: day, time: startTime, token: optional(token) }),
  answer: z.object({ token: z.string(), until: z.iso.datetime({ offset: true }) }),
  example: { token: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42', until: '2026-11-23T10:10:00Z' },
  limit: 'rates',
  faults: [
    agendaUnknown,
    slotTaken,
    { status: 429, code: 'too-many-holds', when: 'er worden al te veel tijdstippen vastgehouden' },
  ],
})

export const release = operation({
  summary: 'Laat een tijdstip los dat werd vastgehouden.',
  body: group({ token }),
  answer: z.undefined(),
  example: undefined,
  status: 204,
  limit: 'rates',
})
