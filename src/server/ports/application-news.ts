import * as z from 'zod/mini'
import { type ApplicationNews, applicationStates } from '../../core/insurance/application.ts'

// The schema of what an insurer says about an application, be it in a notice of its own or as the answer to our question.

/** An insurer's own reference. It is also part of a URL, so it holds only characters that fit there, and never dots alone. */
export const partnerReferenceSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][\w .:/-]{0,99}$/), z.describe('Yours, of the application.'))

/** Years 2000 to 2199: a date outside them is a slip, and the database does not take every year. */
const inTime = z.regex(/^2[01]\d{2}-/)

// Control characters and lone surrogates are refused: the database cannot store them all.
const line = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cs}]+$/u))
const lines = z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])+$/u))
const sequence = z.int().check(z.gte(1), z.lte(1_000_000_000))
const state = z.enum(applicationStates)
const instant = z.iso.datetime({ offset: true }).check(inTime)
const day = z.iso.date().check(inTime)

const isWhole = ({ state, question, policyNumber, endsOn }: ApplicationNews): boolean =>
  (question !== undefined) === (state === 'more-information') &&
  (state !== 'accepted' || policyNumber !== undefined) &&
  (state !== 'ended' || endsOn !== undefined)

/** News of an application: the body of a notice, and the answer when we ask for the status. */
export const applicationNewsSchema: z.ZodMiniType<ApplicationNews> = z
  .object({
    partnerReference: partnerReferenceSchema,
    sequence: sequence.check(z.describe('Counts up with each change of this application, from 1.')),
    state: state.check(z.describe('refused and ended are the end of it.')),
    at: instant.check(z.describe('When it became so.')),
    question: z.optional(
      lines.check(z.describe('What is to be known, for more-information: to the applicant.')),
    ),
    policyNumber: z.optional(line.check(z.describe('Needed for accepted.'))),
    endsOn: z.optional(
      day.check(z.describe('Needed for ended: the last day on which the policy is in force.')),
    ),
  })
  .check(z.refine<ApplicationNews>(isWhole))
