import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { saveHome, tellHome } from '../../../core/contract/home/home-calls.ts'
import { isSameHome } from '../../../core/home/same-home.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { homesOf } from '../../services/homes/read-home.ts'
import {
  type HomeAddress,
  homeAt,
  registerFactsIfThere,
  writeFacts,
} from '../../services/homes/write-home.ts'
import { ownId } from '../../services/people/own-account.ts'

/**
 * What the register knows of a home that is not stored yet. Asked before the transaction begins, in which no partner is called.
 */
const registerOfNew = async (ctx: RequestContext, personId: string, home: HomeAddress) =>
  (await homesOf(ctx, personId, {})).some((one) => isSameHome(one, home))
    ? {}
    : registerFactsIfThere(ctx, home)

/**
 * Stores what a person told of their home in a form, with their consent. A home that they left stays unchanged. Faults: 400, 401,
 * 409 `too-many-homes`.
 */
export const tell = async (
  ctx: RequestContext,
  { body: { home, facts } }: RequestOf<typeof tellHome>,
): Promise<AnswerOf<typeof tellHome>> => {
  const personId = await ownId(ctx)
  const register = await registerOfNew(ctx, personId, home)
  await ctx.transaction(async (tx) => {
    const { id, isNew, isLeft } = await homeAt(tx, ctx, personId, home)
    if (isLeft) return
    await writeFacts(tx, ctx, id, { told: facts, source: 'request' })
    if (isNew) await writeFacts(tx, ctx, id, { told: register, source: 'register' })
    await auditCounted(tx, ctx, { action: 'home.tell', subjectId: id, personId })
  })
  return { kept: true }
}

/**
 * Stores a home as its owner filled it in on their own page. With `mends` the form began with what is known, so a field that was
 * left empty is forgotten; without it, other facts of the home stay. A home that was left becomes theirs again. Faults: 400, 401,
 * 409 `too-many-homes`.
 */
export const save = async (
  ctx: RequestContext,
  { body: { home, facts, mends = false } }: RequestOf<typeof saveHome>,
): Promise<AnswerOf<typeof saveHome>> => {
  const personId = await ownId(ctx)
  const register = await registerOfNew(ctx, personId, home)
  await ctx.transaction(async (tx) => {
    const { id, isNew, isLeft } = await homeAt(tx, ctx, personId, home)
    if (isLeft)
      await tx.updateTable('home').set({ left_on: null, left_why: null }).where('id', '=', id).execute()
    await writeFacts(tx, ctx, id, { told: facts, source: 'person', forget: mends })
    if (isNew) await writeFacts(tx, ctx, id, { told: register, source: 'register' })
    await auditCounted(tx, ctx, { action: 'home.save', subjectId: id, personId })
  })
  return { kept: true }
}
