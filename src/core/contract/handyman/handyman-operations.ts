import * as z from 'zod/mini'
import { brick, optional, wire } from '../../fields/brick/brick.ts'
import { group, list } from '../../fields/brick/group.ts'
import { line, tidyCode, tidyPersonName } from '../../fields/brick/text.ts'
import { addition } from '../../fields/home/addition.ts'
import { city } from '../../fields/home/city.ts'
import { houseNumber, houseNumberInvalid, houseNumberMissing } from '../../fields/home/house-number.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { streetName } from '../../fields/home/street-name.ts'
import { email } from '../../fields/person/email.ts'
import { initials } from '../../fields/person/initials.ts'
import { lastNameInvalid, lastNameMissing } from '../../fields/person/last-name.ts'
import { phoneNumber } from '../../fields/person/phone-number.ts'
import { jobDescription } from '../../fields/request/job-description.ts'
import { taskUnknown } from '../../fields/request/task-title.ts'
import { noAmount } from '../../fields/value/money.ts'
import { nameLine } from '../../fields/value/names.ts'
import { maxMoments, tooFewMoments, tooManyMoments } from '../../rules/moments.ts'
import { rateTypes } from '../../rules/rate-types.ts'
import { coordinatesAnswer } from '../answer-schemas.ts'
import { operation } from '../operation.ts'
import { keyReused } from '../refusals.ts'
import { handymanTitles } from './handyman-titles.ts'

const noTime = 'Dit is geen geldig tijdstip.'
const instant = z.iso.datetime({ offset: true, error: noTime })
// the second check refuses a Z, which the library accepts in a local time: these times are in Amsterdam (D13)
const wallTime = z.iso.datetime({ local: true, precision: 0, error: noTime }).check(z.regex(/\d$/, noTime))
const zulu = z.iso.datetime({ error: noTime })
// a query may give the day alone when it begins at midnight in UTC (D12)
const fromDay = z.pipe(
  z.union([instant, z.iso.date()], noTime),
  z.transform((from) => (from.includes('T') ? from : `${from}T00:00:00Z`)),
)
const noPlace = 'Dit is geen geldige coördinaat.'
const coordinate = (most: number) => z.number(noPlace).check(z.gte(-most, noPlace), z.lte(most, noPlace))
const euro = z.number().check(z.nonnegative())

const task = z.object({ id: z.string(), title: z.string(), category_id: z.string() })
const category = z.object({ id: z.string(), title: z.string() })
const taskId = wire(line({ missing: taskUnknown, invalid: taskUnknown, max: 64 }), 'lekkende-kraan')

export type Task = z.infer<typeof task>
export type Category = z.infer<typeof category>

export const tasks = operation({
  summary: 'Alle klussen die geboekt kunnen worden.',
  answer: z.array(task),
  example: [{ id: 'lekkende-kraan', title: 'Lekkende kraan repareren', category_id: 'loodgieter' }],
})

export const categories = operation({
  summary: 'De vakgebieden; de titel is de naam van de vakman.',
  answer: z.array(category),
  example: [{ id: 'loodgieter', title: 'Loodgieter' }],
})

export const verify = operation({
  summary: 'Zoekt de coördinaten van een adres.',
  query: group({ postalCode: postcode, houseNumber, addition: optional(addition) }),
  answer: coordinatesAnswer,
  example: { address: { lat: 52.1561, lon: 5.3878 } },
  limit: 'lookup',
  faults: [
    { status: 404, code: 'address-unknown', when: 'het adres bestaat niet' },
    { status: 503, code: 'partner-unavailable', when: 'het adressenregister antwoordt niet' },
  ],
})

export const taskRates = operation({
  summary: 'De tarieven per dag voor een klus op een plek, 42 dagen vanaf fromDate (besluiten 11 en 27).',
  query: group({
    taskId,
    lat: wire(coordinate(90), 52.1561),
    lon: wire(coordinate(180), 5.3878),
    fromDate: wire(fromDay, '2026-12-01T00:00:00.000Z'),
  }),
  answer: z.object({
    dates: z.array(z.object({ date: instant, price: euro, service_fee: euro })),
    rateType: z.enum(rateTypes),
  }),
  example: {
    dates: [{ date: '2026-12-01T21:00:00+01:00', price: 64.5, service_fee: 4.95 }],
    rateType: 'per uur' as const,
  },
  limit: 'rates',
  faults: [
    { status: 404, code: 'task-unknown', when: 'de klus bestaat niet' },
    { status: 503, code: 'partner-unavailable', when: 'de vakman-partner antwoordt niet' },
  ],
})

/** House number, and after a space the addition when there is one (D43). */
export const suffix = brick(
  line({
    missing: houseNumberMissing,
    invalid: houseNumberInvalid,
    max: 16,
    tidy: tidyCode,
    ok: (text) => /^[1-9]\d{0,4}( .{1,10})?$/u.test(text),
  }),
  {
    label: 'Huisnummer',
    control: 'text',
    example: '10',
    keeps: 'plain',
    personal: true,
    sought: 'house-number',
  },
)
/** Infix, space and last name in one field, the form in which the partner takes it (D43). */
export const fullLastName = brick(
  nameLine({ missing: lastNameMissing, invalid: lastNameInvalid, max: 129, tidy: tidyPersonName }),
  {
    label: 'Achternaam',
    control: 'text',
    example: 'de Vries',
    keeps: 'plain',
    personal: true,
    sought: 'last-name',
  },
)

/** Euros that the sender states to have seen: bounded, since the answer repeats them. */
const statedEuros = z.number(noAmount).check(z.nonnegative(noAmount), z.maximum(100_000, noAmount))

const option = group({
  startTime: wire(wallTime, '2026-12-01T08:00:00'),
  startTimeZulu: wire(zulu, '2026-12-01T07:00:00Z'),
  endTime: wire(wallTime, '2026-12-01T10:00:00'),
  endTimeZulu: wire(zulu, '2026-12-01T09:00:00Z'),
  rate: wire(statedEuros, 64.5),
  /** The service fee that was shown beside the rate, in euros (D76). */
  service_fee: optional(wire(statedEuros, 4.95)),
})

/** Most options of a booking: one chosen moment becomes at most three (the afternoon). */
const mostOptions = maxMoments * 3

export const booking = group({
  task_id: taskId,
  comment: jobDescription,
  rate: wire(z.enum(rateTypes, 'Dit is geen geldig tarief.'), 'per uur'),
  user: group(
    { first_name: initials, last_name: fullLastName, telephone: phoneNumber, email },
    { label: handymanTitles.person },
  ),
  address: group(
    {
      street: streetName,
      suffix,
      postal_code: postcode,
      city,
      lat: wire(coordinate(90), 52.1561),
      lon: wire(coordinate(180), 5.3878),
    },
    { label: handymanTitles.address },
  ),
  options: list(option, {
    min: 1,
    max: mostOptions,
    label: 'Momenten',
    tooFew: tooFewMoments,
    tooMany: tooManyMoments,
  }),
})

export const book = operation({
  summary: 'Boekt een klus met drie tot zeven momenten.',
  body: group({ appointment: booking }),
  rules: {
    'appointment.options[]': {
      words:
        'Samen drie tot zeven momenten, elk één keer. De wandtijden horen bij de tijden in UTC, en het tarief en de servicekosten bij de dag zoals task-rates hem geeft.',
    },
  },
  answer: z.object({
    data: z.object({ status: z.enum(['OK', 'NOK']), error: z.nullable(z.string()) }),
    reference: z.string(),
  }),
  example: { data: { status: 'OK' as const, error: null }, reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [
    {
      status: 409,
      code: 'price-changed',
      when: 'het tarief of de servicekosten van een gekozen dag zijn veranderd',
    },
    keyReused,
    { status: 503, code: 'partner-unavailable', when: 'de tarieven kunnen nu niet worden gecontroleerd' },
  ],
})
