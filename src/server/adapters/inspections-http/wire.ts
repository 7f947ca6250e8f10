import * as z from 'zod/mini'
import type { Span } from '../../../core/planning/agenda.ts'
import { inspectionKinds } from '../../../core/rules/inspections.ts'
import type { InspectedAddress, InspectionOrder } from '../../ports/inspections.ts'
import { call } from '../../ports/signed-http.ts'

// What travels between us and the partner, guarded both ways. The partner's documentation: docs/partners.md.

const word = z.string().check(z.minLength(1), z.maxLength(200))
const name = z.string().check(z.minLength(1), z.maxLength(500))
const instant = z.iso.datetime({ offset: true })
const span = z.object({ start: instant, end: instant })

/** The UID of an inspection: of characters that stand for themselves in a path. */
export const inspectionUid = z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/))

const address = z.object({
  kind: z.enum(inspectionKinds),
  postal_code: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  house_number: z.int().check(z.gte(1), z.lte(99_999)),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
})
const home = z.object({
  ...address.shape,
  addition: z.string().check(z.maxLength(20)),
  street: word,
  city: word,
  house_type: z.int().check(z.gte(0), z.lte(4)),
  size: z.optional(z.int().check(z.gte(0), z.lte(3))),
})

const availabilityBody = z.object({ home: address, ...span.shape })
const availabilityAnswer = z.object({ open: z.array(span).check(z.maxLength(2000)) })

const inspectionBody = z.object({
  uid: inspectionUid,
  sequence: z.int().check(z.gte(0), z.lte(1_000_000)),
  reference: word,
  inspector: z.optional(word),
  ...span.shape,
  home,
  construction_year: z.optional(z.int().check(z.gte(1000), z.lte(2200))),
  project: z.optional(name),
  builder: z.optional(name),
  developer: z.optional(name),
  customer: z.object({ initials: word, last_name: word, telephone: word, email: name }),
})
export type InspectionBody = z.output<typeof inspectionBody>

const inspectionAnswer = z.object({ reference: word })

/** The interface that the partner serves; docs/partners/inspections.openapi.json is made of it. */
export const calls = {
  availability: call({
    method: 'POST',
    path: '/v1/availability',
    summary: 'When somebody can be at a home, within the span from `start` to `end`.',
    body: availabilityBody,
    asks: true,
    answer: availabilityAnswer,
  }),
  place: call({
    method: 'POST',
    path: '/v1/inspections',
    summary: 'Hands an inspection over, or moves the one of this UID. An older `sequence` changes nothing.',
    body: inspectionBody,
    answer: inspectionAnswer,
    conflict: 'Nobody can come then. What you have of this UID stays.',
  }),
  cancel: call({
    method: 'POST',
    path: '/v1/inspections/{uid}/cancel',
    summary: 'Takes an inspection back. Only a higher `sequence` brings it back.',
    parameters: { uid: { in: 'path', schema: inspectionUid, meaning: 'Of the inspection.' } },
    answer: inspectionAnswer,
    unknown: 'There is no such inspection.',
  }),
}

const toAddress = ({
  kind,
  postcode,
  houseNumber,
  lat,
  lon,
}: InspectedAddress): z.output<typeof address> => ({
  kind,
  postal_code: postcode,
  house_number: houseNumber,
  lat,
  lon,
})

/** Our question in the partner's words. */
export const toAvailabilityBody = (
  of: InspectedAddress,
  { start, end }: Span,
): z.output<typeof availabilityBody> => ({ home: toAddress(of), start, end })

/** Our order in the partner's words. */
export const toInspectionBody = (order: InspectionOrder): InspectionBody => ({
  uid: order.uid,
  sequence: order.sequence,
  reference: order.reference,
  inspector: order.inspector,
  start: order.start,
  end: order.end,
  home: {
    ...toAddress(order.home),
    addition: order.home.addition,
    street: order.home.streetName,
    city: order.home.city,
    house_type: order.home.houseType,
    size: order.home.size,
  },
  construction_year: order.constructionYear,
  project: order.project,
  builder: order.builder,
  developer: order.developer,
  customer: {
    initials: order.customer.initials,
    last_name: order.customer.lastName,
    telephone: order.customer.telephone,
    email: order.customer.email,
  },
})
