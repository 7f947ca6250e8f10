import * as z from 'zod/mini'
import { book, taskRates, verify } from '../../../../core/contract/handyman.ts'
import { brick, wire } from '../../../../core/fields/brick.ts'
import { email } from '../../../../core/fields/email.ts'
import { group } from '../../../../core/fields/group.ts'
import { jobDescription } from '../../../../core/fields/job-description.ts'
import { phoneNumber } from '../../../../core/fields/phone-number.ts'
import { taskTitle } from '../../../../core/fields/task-title.ts'
import { address } from '../../../../core/groups/address.ts'
import { person } from '../../../../core/groups/person.ts'
import { maxMoments, minMoments, optionsOf, type Period, periods } from '../../../../core/rules/moments.ts'
import { rateTypes } from '../../../../core/rules/rate-types.ts'
import { defineFunnel } from '../../definition/define.ts'

const tooFew = 'Je moet minimaal 3 momenten kiezen'

const moment = z.object({
  day: z.iso.date(),
  period: z.enum(Object.keys(periods) as [Period, ...Period[]]),
  price: z.number(),
  rateType: z.enum(rateTypes),
})

const onDay = (day: string): z.infer<typeof moment> => ({
  day,
  period: 'morning',
  price: 64.5,
  rateType: 'per uur',
})

/** Three to seven parts of days, picked in a calendar: an answer that no plain control can draw. */
export const moments = brick(
  z
    .array(moment, tooFew)
    .check(z.minLength(minMoments, tooFew), z.maxLength(maxMoments, 'Je kunt maximaal 7 momenten kiezen.')),
  {
    label: 'Momenten',
    control: 'custom',
    example: ['2026-12-01', '2026-12-02', '2026-12-03'].map(onDay),
    show: (chosen) => chosen.map(({ day, period }) => `${day} ${periods[period].label}`).join(', '),
    keeps: 'plain',
  },
)

/** The month of rates that the calendar wants to see: its first day as YYYY-MM-DD. */
export interface AskedMonth {
  from: string
}

/** Booking a handyman (spec 000 sections 2 to 5): a place found on leaving, rates by month, moments that go stale. */
export const klusservice = defineFunnel({
  slug: 'skelet-klusservice',
  properties: group({ confirmation: wire(z.string(), '/klus-geboekt') }),
  steps: {
    klus: { title: 'Jouw klus', asks: { task: taskTitle, comment: jobDescription } },
    adresgegevens: { title: 'Adresgegevens', asks: { home: address } },
    moment: { title: 'Kies een moment', asks: { moments } },
    gegevens: { title: 'Jouw gegevens', asks: { person, email, phoneNumber } },
    overzicht: { title: 'Overzicht', asks: {} },
  },
  overview: 'overzicht',
  clears: { task: ['moments'], home: ['moments'] },
  reads: {
    rates: {
      endpoint: taskRates,
      input: ({ task }, { found, today }, asked: AskedMonth | undefined) => {
        const place = found('adresgegevens', verify)?.address
        const fromDate = `${asked?.from ?? today}T00:00:00Z`
        return task && place ? { query: { taskId: task, ...place, fromDate } } : undefined
      },
      isEmpty: ({ dates }) => dates.length === 0,
    },
  },
  onLeave: {
    adresgegevens: {
      endpoint: verify,
      input: ({ home }) =>
        home?.postcode && home.houseNumber
          ? { query: { postalCode: home.postcode, houseNumber: home.houseNumber } }
          : undefined,
      failure: 'Failed to verify address',
    },
  },
  prefill: ({ emailAddress, postcode, houseNumber, addition, streetName, city, ...profile }) => ({
    home: { postcode, houseNumber, addition, streetName, city },
    person: { initials: profile.initials, inserts: profile.inserts, lastName: profile.lastName },
    email: emailAddress,
    phoneNumber: profile.phoneNumberMobile,
  }),
  spoils: { moments: { codes: ['price-changed'] } },
  exits: {
    book: {
      endpoint: book,
      failure: 'Error creating appointment',
      failed: ({ data }) => data.status === 'NOK' || data.error !== null,
      toRequest: ({ task, comment, home, moments, person, email, phoneNumber }, { found }) => {
        const place = found('adresgegevens', verify)?.address ?? { lat: 0, lon: 0 }
        return {
          body: {
            appointment: {
              task_id: task,
              comment,
              rate: moments[0]?.rateType ?? 'per uur',
              user: {
                first_name: person.initials,
                last_name: [person.inserts, person.lastName].filter(Boolean).join(' '),
                telephone: phoneNumber,
                email,
              },
              address: {
                street: home.streetName,
                suffix: [home.houseNumber, home.addition].filter(Boolean).join(' '),
                postal_code: home.postcode,
                city: home.city,
                ...place,
              },
              options: moments.flatMap(optionsOf),
            },
          },
        }
      },
      to: (_answer, { properties }) => ({ url: properties.confirmation }),
    },
  },
})
