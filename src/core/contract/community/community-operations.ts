import * as z from 'zod/mini'
import { alias } from '../../fields/account/alias.ts'
import { optional, wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { line } from '../../fields/brick/text.ts'
import { operation } from '../operation.ts'
import { keyReused, loginRequired } from '../refusals.ts'

/** The random `state` by which the community recognises a visitor's browser; it says nothing about the person. */
export const communityState = z
  .string('Deze state is niet geldig.')
  .check(z.regex(/^[\w.~-]{16,200}$/, 'Deze state is niet geldig.'))

export const updateCommunityAlias = operation({
  summary: 'Kiest je naam in de community.',
  body: group({ alias }),
  answer: z.object({ alias: z.string(), reference: z.string() }),
  example: { alias: 'tuinliefhebber', reference: '7KQM-X4TF' },
  submits: true,
  faults: [loginRequired, keyReused],
})

export const communityIdentity = operation({
  summary: 'Wie er bij een kaartje van de community hoort. Een kaartje werkt één minuut en één keer.',
  body: group({
    ticket: wire(
      line({ invalid: 'Dit kaartje is niet geldig.', max: 200 }),
      '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.c2lnbmF0dXJl',
    ),
    /** The `state` that was sent to `community-login`, if any: the ticket works with that one only. */
    state: optional(wire(communityState, 'q7Jr0lXk2mWcV9sN')),
  }),
  answer: z.object({
    /** Identifies the person; it does not change with the alias. */
    subject: z.string(),
    /** Left out until the person has chosen one. */
    alias: z.optional(z.string()),
    membershipStatus: z.enum(['lid', 'niet lid']),
  }),
  example: {
    subject: '0b6f3c52-4a3e-4c7e-9d55-1f2a3b4c5d6e',
    alias: 'tuinliefhebber',
    membershipStatus: 'lid' as const,
  },
  limit: 'lookup',
  faults: [
    { status: 401, code: 'not-signed', when: 'de handtekening van de community ontbreekt of klopt niet' },
    {
      status: 404,
      code: 'ticket-unknown',
      when: 'het kaartje is gebruikt, verlopen, onbekend of van een andere state',
    },
  ],
})
