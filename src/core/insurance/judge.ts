import { firstError } from '../fields/brick/first-error.ts'
import type { Part, Parts } from '../fields/brick/group.ts'
import { required } from '../fields/brick/sentences.ts'
import type { FieldErrors } from '../kernel/fault.ts'
import { answerRules, type RuleInput } from './answer-rules.ts'
import { type Block, type BlockAnswers, blocks } from './blocks.ts'
import { blockAsked, isAsked } from './question-conditions.ts'

const names = Object.keys(blocks) as Block[]
const partsOf = (block: Block): Parts => blocks[block]
type Loose = Readonly<Record<string, unknown>>

const nothing = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** The answers without those that are not asked: of an insurance that was not chosen, or because of another answer. */
export const askedAnswers = (told: RuleInput): BlockAnswers => {
  const kept = names.map((block) => {
    if (!blockAsked[block](told)) return [block, undefined] as const
    const given = (told.answers[block] ?? {}) as Loose
    const asked = Object.entries(given).filter(([field]) => isAsked(block, field, told))
    return [block, Object.fromEntries(asked)] as const
  })
  const answers = Object.fromEntries(kept.filter(([, given]) => given !== undefined)) as BlockAnswers
  // repeated, since a dropped answer may have been the reason for another question
  return JSON.stringify(answers) === JSON.stringify(told.answers)
    ? answers
    : askedAnswers({ ...told, answers })
}

const isRequired = (part: Part): boolean => !(part.kind === 'brick' && part.optional)

const missingSentence = (part: Part): string => firstError(part, undefined) ?? required

/** Errors by field (`opstal.isVacant`): questions that are asked and not answered, and answers that contradict each other. */
export const judge = (told: RuleInput): FieldErrors => {
  const missing = names.flatMap((block) =>
    Object.entries(partsOf(block))
      .filter(([field, part]) => isRequired(part) && isAsked(block, field, told))
      .filter(([field]) => nothing((told.answers[block] as Loose | undefined)?.[field]))
      .map(([field, part]) => [`${block}.${field}`, [missingSentence(part)]] as [string, string[]]),
  )
  const broken = answerRules
    .filter(({ block, field, ok }) => isAsked(block, field.split('.')[0] ?? '', told) && !ok(told))
    .map(({ block, field, message }) => [`${block}.${field}`, [message]] as [string, string[]])
  return Object.fromEntries([...missing, ...broken])
}
