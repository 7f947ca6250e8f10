import { instantOf } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import type { Circuit } from '../../ports/circuit-breaker.ts'
import type { Context, PartnerHere, SiteRuntime } from '../context.ts'
import { role } from '../permissions.ts'
import { type PartnerDeliveries, readPartnerDeliveries } from './read-deliveries.ts'

/**
 * A circuit in one word. `closed`: calls go through, and the last one succeeded. `failing`: they go through, and failed. `open`:
 * the partner is left alone until `until`. `probe`: the next call finds out.
 */
export interface CircuitStanding {
  state: 'closed' | 'failing' | 'open' | 'probe'
  /** Failed calls in a row. */
  failures: number
  /** ISO 8601 instant. */
  until: string | null
}

/** A partner as it is reached here, and how that goes. */
export interface PartnerStanding extends Omit<PartnerHere, 'circuit'> {
  /** As this process knows it from its last call. */
  here: CircuitStanding
  /** As the database has it, in which all processes share what they find out. */
  everywhere: CircuitStanding
  deliveries: PartnerDeliveries
}

const closed: CircuitStanding = { state: 'closed', failures: 0, until: null }

const standingOf = (circuit: Circuit | undefined, now: number): CircuitStanding => {
  if (!circuit) return closed
  const { failures, restsUntil } = circuit
  if (restsUntil === undefined) return failures > 0 ? { state: 'failing', failures, until: null } : closed
  if (restsUntil <= now) return { state: 'probe', failures, until: null }
  return { state: 'open', failures, until: new Date(restsUntil).toISOString() }
}

/** Circuits as all processes share them, by the names of their partners. */
const sharedByAll = async (database: Database): Promise<ReadonlyMap<string, Circuit>> => {
  const rows = await database
    .selectFrom('partner_circuit')
    .select(['partner', 'failures', 'rests_until'])
    .execute()
  return new Map(
    rows.map(({ partner, failures, rests_until: until }) => [
      partner,
      { failures, restsUntil: until === null ? undefined : instantOf(until) },
    ]),
  )
}

const read = async (ctx: Context & Pick<SiteRuntime, 'partners'>): Promise<PartnerStanding[]> => {
  const now = ctx.clock.now()
  const shared = await sharedByAll(ctx.database)
  const deliveriesOf = await readPartnerDeliveries(
    ctx.database,
    ctx.partners.map(({ name }) => name),
  )
  return ctx.partners.map(({ circuit, ...partner }) => ({
    ...partner,
    here: standingOf(circuit(), now),
    everywhere: standingOf(shared.get(partner.name), now),
    deliveries: deliveriesOf(partner.name),
  }))
}

/**
 * Verb of staff: how each partner is reached, and whether that works. It names nobody and shows no address or secret, so it leaves
 * no trail.
 */
export const readPartners = { may: role('member-service', 'finance', 'operator'), run: read }
