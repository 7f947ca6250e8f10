import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { staffId } from '../../fields/staff/staff-id.ts'
import { listPlace, trailAction, trailDay } from '../../fields/staff/trail-filter.ts'
import { staffRoles } from '../../staff/roles.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired, stepUpNeeded } from '../refusals.ts'

/** One act of staff. It names whose data it was by an id, so that nothing of it stays once the account is deleted. */
const act = {
  /** The number of its row. */
  id: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
  /** The name of the act, `requests.show`. */
  action: z.string(),
  /** The same in words, `Aanvraag bekeken`. */
  words: z.string(),
  /** The roles that whoever did it had then. */
  roles: z.array(z.enum(staffRoles)),
  /** Why, in words; left out where no reason was asked. */
  reason: z.optional(z.string()),
  /** The id of the row that it was done to: a person, an account of staff. */
  subject: z.optional(z.string()),
  /** The request that it was about. */
  reference: z.optional(z.string()),
  /** How often within the minute that begins at `at`. */
  times: z.int(),
}

/** Where the list goes on, as `after` (older) and `before` (newer) take it; null at its ends. */
const places = { next: z.nullable(z.string()), previous: z.nullable(z.string()) }

const example = {
  id: '42',
  at: '2026-11-29T10:00:00.123Z',
  action: 'requests.show',
  words: 'Aanvraag bekeken',
  roles: ['member-service' as const],
  reason: 'Vanwege een klacht',
  reference: '7KQM-X4TF',
  times: 1,
}
const next = 'MjAyNi0xMS0yOVQxMDowMDowMC4xMjNaIDQy'

export const readOwnTrail = operation({
  summary: 'Wat je zelf deed in het kantoor, het nieuwste eerst, vijftig regels per keer.',
  query: group({ after: optional(listPlace), before: optional(listPlace) }),
  answer: z.object({ items: z.array(z.object(act)), ...places }),
  example: { items: [example], next, previous: null },
  limit: 'office',
  faults: [staffLoginRequired],
})

export const readWholeTrail = operation({
  summary: 'Wat alle medewerkers deden in het kantoor, het nieuwste eerst, vijftig regels per keer.',
  query: group({
    after: optional(listPlace),
    before: optional(listPlace),
    /** Only what this member of staff did. */
    staff: optional(staffId),
    /** The first and the last day, both counted. */
    from: optional(trailDay),
    until: optional(trailDay),
    action: optional(trailAction),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        ...act,
        /** Who did it; left out for what was tried at the door by nobody knows whom. */
        staff: z.optional(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
    ...places,
  }),
  example: {
    items: [{ ...example, staff: { id: '00000000-0000-4000-8000-000000000101', name: 'Sanne Bakker' } }],
    next,
    previous: null,
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed, stepUpNeeded],
})
