import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { onBehalfId } from '../../fields/staff/on-behalf.ts'
import { caller } from '../../groups/caller.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

const text = z.string()

export const startOnBehalf = operation({
  summary: 'Begint een gesprek met een beller voor wie je een formulier invult, en eindigt dat van ervoor.',
  body: caller,
  answer: z.object({
    id: text,
    /** ISO 8601 instant until which a form may be filled in. */
    endsAt: text,
    /** Whether an account was found, and whether it is that of a member. */
    hasAccount: z.boolean(),
    isMember: z.boolean(),
  }),
  example: {
    id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
    endsAt: '2026-12-01T11:00:00.000Z',
    hasAccount: true,
    isMember: true,
  },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    { status: 400, code: 'invalid-fields', when: 'niemand heeft dit lidnummer of e-mailadres' },
  ],
})

export const listFunnels = operation({
  summary: 'De formulieren die je voor een beller kunt invullen.',
  answer: z.object({
    /** In the order of their titles. */
    items: z.array(
      z.object({
        title: text,
        /** The address of the page on the site. */
        path: text,
        /** The address at which it is filled in for who calls. */
        address: text,
      }),
    ),
    /** The call by phone that whoever asks has running; null where there is none. */
    running: z.nullable(z.object({ id: text, name: text, endsAt: text })),
  }),
  example: {
    items: [
      {
        title: 'Klusservice',
        path: '/diensten/klusservice',
        address: '/beheer/namens/diensten/klusservice',
      },
    ],
    running: null,
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const endOnBehalf = operation({
  summary: 'Beëindigt een gesprek met een beller.',
  params: group({ id: onBehalfId }),
  body: group({}),
  answer: z.object({ ended: z.literal(true) }),
  example: { ended: true as const },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})
