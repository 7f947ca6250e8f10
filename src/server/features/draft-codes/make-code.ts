import { randomBytes, randomUUID } from 'node:crypto'
import type { makeCode as endpoint } from '../../../core/contract/draft-codes/draft-codes-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { noDraft } from '../../../core/fields/link/kept-draft.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { actingPerson, instantFromNow, type RequestContext } from '../../services/context.ts'
import { codeAnswersField, codeHash, codeSeconds } from './code.ts'

/** Of four and a half billion codes, one that is taken twice in a row is a mistake and no chance. */
const tries = 5

interface Kept {
  person_id: string | null
  funnel: string
  path: string
  expires_at: string
}

/** Stores the form under a code that nobody has, and answers the code. */
const store = async (ctx: RequestContext, kept: Kept, answers: string): Promise<string> => {
  for (let left = tries; left > 0; left--) {
    const [id, code] = [randomUUID(), newReference(randomBytes)]
    const { numInsertedOrUpdatedRows } = await ctx.database
      .insertInto('draft_code')
      .values({
        ...{ id, ...kept },
        code_hash: codeHash(ctx, code),
        answers_locked: ctx.vault.lock(answers, codeAnswersField(id)),
      })
      .onConflict((on) => on.column('code_hash').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) return code
  }
  throw new Error(`No free code was found in ${tries} tries.`)
}

/**
 * Keeps a form for a quarter of an hour behind a code to read out on the phone. The form itself decides which answers may be
 * kept (`keeps` of each brick). Another code may be made at any time; each opens the form as it stood then. Faults: 400, 429.
 */
export const makeCode = async (
  ctx: RequestContext,
  { body: { funnel, path, draft } }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const title = ctx.funnels.titleAt(path, funnel)
  const kept = ctx.funnels.toKeep(funnel, draft)
  if (!title || !kept) throw invalidFields({ funnel: [noDraft] })
  const until = instantFromNow(ctx, codeSeconds)
  const person = (await actingPerson(ctx)) ?? null
  const row = { person_id: person, funnel, path, expires_at: until }
  const code = await store(ctx, row, JSON.stringify(kept.draft))
  return { code, until, leftOut: kept.leftOut }
}
