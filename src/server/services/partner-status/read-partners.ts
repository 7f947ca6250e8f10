import { instantOf } from '../../../core/kernel/clock.ts'
import { type PartnerStandingWord, sentenceFor, standingAt } from '../../../core/partners/standing.ts'
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
export interface PartnerStanding extends Omit<PartnerHere, 'circuit' | 'onThePhone'> {
  /** How it stands for whoever has somebody on the phone, and the sentence to say; undefined where there is nothing to say. */
  standing: PartnerStandingWord
  toSay: string | undefined
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
  return ctx.partners.map(({ circuit, onThePhone, ...partner }) => {
    const everywhere = standingOf(shared.get(partner.name), now)
    const deliveries = deliveriesOf(partner.name)
    const { reason, at } = deliveries.lastFailure ?? {}
    const standing = standingAt(now, {
      isOff: partner.isOff,
      circuit: everywhere.state,
      lastFailure: reason === undefined ? undefined : { reason, at: at ? instantOf(at) : undefined },
    })
    return {
      ...partner,
      here: standingOf(circuit(), now),
      everywhere,
      deliveries,
      standing,
      toSay: sentenceFor(standing, onThePhone),
    }
  })
}

/** A partner that a request waits for, and that is down or slow now. */
interface PartnerInTrouble {
  partner: string
  label: string
  standing: 'slow' | 'down'
  /** The sentence to say on the phone. */
  toSay: string
}

/** Those of these partners that are down or slow now; nothing is asked of the database where there are none. */
export const partnersInTrouble = async (
  ctx: Pick<Context, 'database' | 'clock'> & Pick<SiteRuntime, 'partners'>,
  names: readonly string[],
): Promise<PartnerInTrouble[]> => {
  if (names.length === 0) return []
  const shared = await sharedByAll(ctx.database)
  const now = ctx.clock.now()
  return ctx.partners.flatMap(({ name, label, isOff, onThePhone }) => {
    if (!names.includes(name)) return []
    const standing = standingAt(now, { isOff, circuit: standingOf(shared.get(name), now).state })
    const toSay = sentenceFor(standing, onThePhone)
    if (toSay === undefined || (standing !== 'slow' && standing !== 'down')) return []
    return [{ partner: name, label, standing, toSay }]
  })
}

/**
 * Verb of staff: how each partner is reached, and whether that works. It names nobody and shows no address or secret, so it leaves
 * no trail.
 */
export const readPartners = { may: role('member-service', 'finance', 'operator'), run: read }
