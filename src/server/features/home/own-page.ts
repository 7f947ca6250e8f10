import { today } from '../../../core/kernel/clock.ts'
import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import { homeFactNames } from '../../../core/kernel/known-home.ts'
import { audit } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { homesOf } from '../../services/homes/read-home.ts'
import { homeAt, registerFacts, writeFacts } from '../../services/homes/write-home.ts'
import { ownId } from '../../services/people/own-account.ts'

/** What a plain form of the page sends: the home in its path, and its fields. */
interface Sent {
  form: Readonly<Record<string, unknown>>
  path: Readonly<Record<string, string>>
}

/** Stands in the path for the home at the account's own address, while nothing about it is stored. */
export const ownAddressId = 'adres'

const gone = () => new Fault(404, 'no-such-home', 'Deze woning staat niet (meer) bij Mijn huis.')
const away = () => new Fault(503, 'register-away', 'Het Kadaster is nu niet bereikbaar.')

/**
 * The home of the person who asks that the path names.
 * @throws Fault 401, and 404 also for somebody else's home.
 */
const ownHome = async (ctx: RequestContext, { home: named = '' }: Sent['path']) => {
  const personId = await ownId(ctx)
  const { profile } = await ctx.viewer()
  const home = (await homesOf(ctx, personId, profile ?? {})).find(({ id = ownAddressId }) => id === named)
  if (!home?.streetName || !home.city) throw gone()
  const { postcode, houseNumber, addition, streetName, city } = home
  return { personId, id: home.id, address: { postcode, houseNumber, addition, streetName, city } }
}

/**
 * The same, for a home that is stored already.
 * @throws Fault 401, 404.
 */
const keptHome = async (ctx: RequestContext, path: Sent['path']) => {
  const { personId, id } = await ownHome(ctx, path)
  if (id === undefined) throw gone()
  return { personId, id }
}

/** Asks the land register about a home, and stores its answer. Faults: 401, 404, 409, 503 when it is away. */
export const askRegister = async (ctx: RequestContext, { path }: Sent): Promise<void> => {
  const { personId, address } = await ownHome(ctx, path)
  const told = await registerFacts(ctx, address).catch((thrown: unknown) => {
    throw thrown instanceof PartnerError ? away() : thrown
  })
  await ctx.transaction(async (tx) => {
    const { id } = await homeAt(tx, ctx, personId, address)
    await writeFacts(tx, ctx, id, { told, source: 'register' })
    await audit(tx, ctx, 'home.ask-register', id)
  })
}

/** Marks a home as left or sold, so that no form is prefilled with it. Faults: 401, 404. */
export const leaveHome = async (ctx: RequestContext, { form, path }: Sent): Promise<void> => {
  const { id } = await keptHome(ctx, path)
  const set = {
    left_on: today(ctx.clock).toString(),
    left_why: form.waarom === 'verkocht' ? ('sold' as const) : ('moved' as const),
  }
  await ctx.transaction(async (tx) => {
    await tx.updateTable('home').set(set).where('id', '=', id).execute()
    await audit(tx, ctx, 'home.leave', id)
  })
}

/** Undoes `leaveHome`, when it was a mistake or the person lives there again. Faults: 401, 404. */
export const undoLeaveHome = async (ctx: RequestContext, { path }: Sent): Promise<void> => {
  const { id } = await keptHome(ctx, path)
  await ctx.transaction(async (tx) => {
    await tx.updateTable('home').set({ left_on: null, left_why: null }).where('id', '=', id).execute()
    await audit(tx, ctx, 'home.take-back', id)
  })
}

/** Removes one fact about a home. Faults: 401, 404. */
export const forgetFact = async (ctx: RequestContext, { form, path }: Sent): Promise<void> => {
  const { id } = await keptHome(ctx, path)
  const fact = homeFactNames.find((name) => name === form.feit)
  if (!fact) return
  await ctx.transaction(async (tx) => {
    await tx.deleteFrom('home_fact').where('home_id', '=', id).where('fact', '=', fact).execute()
    await audit(tx, ctx, 'home.forget-fact', id)
  })
}

/** Removes a home with all facts about it. Faults: 401, 404. */
export const removeHome = async (ctx: RequestContext, { path }: Sent): Promise<void> => {
  const { id } = await keptHome(ctx, path)
  await ctx.transaction(async (tx) => {
    await tx.deleteFrom('home').where('id', '=', id).execute()
    await audit(tx, ctx, 'home.remove', id)
  })
}
