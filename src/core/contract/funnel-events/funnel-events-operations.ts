import * as z from 'zod/mini'
import { wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { operation } from '../operation.ts'

const key = z.string().check(z.regex(/^[a-z0-9'-]{1,64}$/))

/**
 * What happened at a step: it was shown, completed or refused, the funnel was sent, sending failed, or a part of the step could
 * not be drawn.
 */
export const outcomes = ['shown', 'passed', 'refused', 'sent', 'failed', 'broken'] as const

export interface FunnelStep {
  readonly funnel: string
  readonly step: string
  /** The position of the step in the funnel, from 1. */
  readonly number: number
}

export const record = operation({
  summary: 'Telt een gebeurtenis in een stappenplan, zonder persoonsgegevens.',
  body: group({
    funnel: wire(key, 'klusservice'),
    number: wire(z.int().check(z.minimum(1), z.maximum(30)), 1),
    step: wire(key, 'klus'),
    membershipStatus: wire(z.enum(['lid', 'niet lid', 'niet ingelogd']), 'niet ingelogd'),
    outcome: wire(z.enum(outcomes), 'shown'),
  }),
  answer: z.undefined(),
  example: undefined,
  status: 204,
})
