import * as z from 'zod/mini'
import { instantOf } from '../../core/kernel/clock.ts'
import type { Span } from '../../core/planning/agenda.ts'
import { type InspectionKind, inspectionKinds } from '../../core/rules/inspections.ts'
import type { Place } from './addresses.ts'
import { acknowledgement, type Calls, guardsOf } from './calls.ts'

/** The address of a home to inspect; its place decides who can be there when. */
export interface InspectedAddress extends Place {
  kind: InspectionKind
  postcode: string
  houseNumber: number
}

export interface InspectedHome extends InspectedAddress {
  addition: string
  /** 0 to 4 (D57). */
  houseType: number
  /** The size band of the home, 0 to 3; only for a construction inspection. */
  size?: number | undefined
}

export interface InspectionOrder extends Span {
  /** The UID, made by `appointmentUid`: it stays the same however often the inspection is moved. */
  uid: string
  /** The number of changes so far: an older change never replaces a newer one. */
  sequence: number
  /** Our reference, which the visitor has too. */
  reference: string
  /** The inspector whom our planning chose, by the code of the planning file; undefined where it names nobody. */
  inspector?: string | undefined
  home: InspectedHome & { streetName: string; city: string }
  /** Only for a construction inspection. */
  constructionYear?: number | undefined
  /** Only for a completion inspection, where the visitor filled them in. */
  project?: string | undefined
  builder?: string | undefined
  developer?: string | undefined
  customer: { initials: string; lastName: string; telephone: string; email: string }
}

export const inspectionsName = 'inspections'

/**
 * The port of the partner that inspects homes. Our own planning decides when an inspection is; the partner says at which times it
 * cannot come, and gets each inspection as it stands. Throws only `PartnerError(inspectionsName, reason)`.
 */
export interface Inspections {
  /**
   * The stretches of a span in which an inspector can be at this home: within the span, in order, none overlapping. An inspection
   * must fit within one of them. Inspections that were handed over do not shorten them: our own planning counts those.
   */
  openTimes(home: InspectedAddress, span: Span): Promise<Span[]>
  /**
   * Hands an inspection over, or moves it; one UID is one inspection. What was handed over with this sequence or a higher one
   * stays as it is, even after it was taken back. Reason `refused` means that the partner cannot come at that time; an earlier
   * inspection with this UID then stays. No other reason is about the inspection.
   */
  place(order: InspectionOrder): Promise<void>
  /** Takes an inspection back; does nothing when it is not there. */
  remove(uid: string): Promise<void>
}

/**
 * Selects the times that fit within one of the open stretches. Both lists are in the order of time and are walked once: a partner
 * may answer thousands of stretches, and a visitor waits for the result.
 */
export const openAmong = <Time extends Span>(times: readonly Time[], open: readonly Span[]): Time[] => {
  const stretches = open.map(({ start, end }) => ({ from: instantOf(start), until: instantOf(end) }))
  let at = 0
  return times.filter(({ start, end }) => {
    const until = instantOf(end)
    while ((stretches[at]?.until ?? until) < until) at++
    const stretch = stretches[at]
    return stretch !== undefined && stretch.from <= instantOf(start)
  })
}

/** Whether an inspection at this time fits within one of the open stretches. */
export const isOpenAt = (time: Span, open: readonly Span[]): boolean => openAmong([time], open).length > 0

const instant = z.iso.datetime()
const word = z.string().check(z.minLength(1), z.maxLength(200))
const name = z.string().check(z.minLength(1), z.maxLength(500))

// A text that is no instant becomes NaN, which compares as false, so it passes neither check.
const isForward = ({ start, end }: Span): boolean => Date.parse(start) < Date.parse(end)
const isInOrder = (spans: readonly Span[]): boolean =>
  spans.every(({ start }, at) => Date.parse(spans[at - 1]?.end ?? start) <= Date.parse(start))

const address = {
  kind: z
    .enum(inspectionKinds)
    .check(z.describe('construction: a house that stands; completion: a new one, on the day of its key.')),
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  houseNumber: z.int().check(z.gte(1), z.lte(99_999)),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
}

const home = z.object({
  ...address,
  addition: z.string().check(z.maxLength(20)),
  streetName: word,
  city: word,
  houseType: z
    .int()
    .check(
      z.gte(0),
      z.lte(4),
      z.describe('0 apartment, 1 corner house, 2 semi-detached, 3 terraced, 4 detached.'),
    ),
  size: z.optional(
    z.int().check(z.gte(0), z.lte(3), z.describe('0 up to 450 m³, 1 up to 700, 2 up to 900, 3 beyond.')),
  ),
})

const uid = z
  .string()
  .check(z.minLength(1), z.maxLength(60), z.describe('An inspection keeps it, however often it is moved.'))

const order = z.object({
  uid,
  sequence: z
    .int()
    .check(z.gte(0), z.lte(1_000_000), z.describe('An older change never replaces a newer one.')),
  reference: word.check(z.describe('Ours, which the customer has too.')),
  inspector: z.optional(word.check(z.describe('Who our planning has for it. Another may come.'))),
  start: instant,
  end: instant,
  home,
  constructionYear: z.optional(z.int().check(z.gte(1000), z.lte(2200))),
  project: z.optional(name),
  builder: z.optional(name),
  developer: z.optional(name),
  customer: z.object({ initials: word, lastName: word, telephone: word, email: name }),
})

export const inspectionsCalls: Calls<Inspections> = {
  openTimes: {
    summary: 'When somebody can be at a home, within a span: in order, none overlapping.',
    takes: [
      ['home', z.object(address)],
      ['span', z.object({ start: instant, end: instant })],
    ],
    answer: z
      .array(z.object({ start: instant, end: instant }).check(z.refine(isForward)))
      .check(z.maxLength(2000), z.refine(isInOrder)),
  },
  place: {
    summary: 'Hands an inspection over, or moves the one of this UID. An older `sequence` changes nothing.',
    takes: [['order', order]],
    keyOf: ({ uid, sequence }) => `${uid}-${sequence}`,
    answer: acknowledgement,
    refusal: 'Nobody can come then. What you have of this UID stays.',
  },
  remove: {
    summary:
      'Takes an inspection back, also one that you do not know. Only a higher `sequence` brings it back.',
    takes: [['uid', uid]],
    answer: acknowledgement,
  },
}

export const inspectionsGuards = guardsOf(inspectionsCalls)
