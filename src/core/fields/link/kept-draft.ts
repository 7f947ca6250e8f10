import * as z from 'zod/mini'
import { type Brick, wire } from '../brick/brick.ts'

export const noDraft = 'Dit formulier kunnen we zo niet bewaren.'

/**
 * An unfinished form that the server keeps. `answers`: as its controls hold them, by the names of the questions; `passed`: steps
 * that were completed; `exit`: the chosen one of several ways out; `dropped`: paths of answers that may not be kept.
 */
export interface KeptDraft {
  answers: Record<string, unknown>
  passed: string[]
  step: string
  exit?: string | undefined
  dropped: string[]
}

const name = z.string().check(z.maxLength(200, noDraft))
const names = z.array(name).check(z.maxLength(300, noDraft))

/** Most characters of a draft as JSON: more than the longest form with every field full. */
const longest = 40_000

/** A draft in a call. The form that it belongs to decides which of its answers are kept. */
export const keptDraftSchema = z.object({
  answers: z
    .record(z.string(), z.unknown(), noDraft)
    .check(z.refine((answers) => JSON.stringify(answers).length <= longest, noDraft)),
  passed: names,
  step: name,
  exit: z.optional(name),
  dropped: names,
})

export const keptDraft: Brick<KeptDraft, KeptDraft> = wire(
  keptDraftSchema as unknown as z.ZodMiniType<KeptDraft, KeptDraft>,
  { answers: { comment: 'De kraan lekt.' }, passed: ['klus'], step: 'adresgegevens', dropped: [] },
)
