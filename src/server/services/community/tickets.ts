import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { communityIdentity } from '../../../core/contract/community/community-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { instantFromNow, nowOf, type Runtime } from '../context.ts'
import { shownAlias } from './check-alias.ts'

/** Seconds for which a ticket is valid: long enough for a redirect and a call back. */
const seconds = 60

/**
 * Makes a ticket by which the community learns who this person is, once and within a minute. It says nothing by itself, because
 * addresses end up in logs. With a `state`, by which the community recognises the visitor's browser, it works only together with
 * it.
 */
export const makeTicket = async (
  runtime: Runtime,
  personId: string,
  state: string | undefined,
): Promise<string> => {
  const id = randomUUID()
  await runtime.database
    .insertInto('community_ticket')
    .values({
      id,
      person_id: personId,
      expires_at: instantFromNow(runtime, seconds),
      state_hash: state === undefined ? null : runtime.vault.fingerprint(`community-state\0${state}`),
    })
    .execute()
  return `${id}.${runtime.vault.sign('community-ticket', id)}`
}

const ticket = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Uses a ticket up; answers the id of its person. Of many uses at once, one gets the answer. */
const takeTicket = async (
  runtime: Runtime,
  given: string,
  state: string | undefined,
): Promise<string | undefined> => {
  const [, id, signature = ''] = ticket.exec(given) ?? []
  if (!id || !runtime.vault.isSigned('community-ticket', id, signature)) return undefined
  const row = await runtime.database
    .deleteFrom('community_ticket')
    .where('id', '=', sql<string>`${id}::uuid`)
    .returning(['person_id', 'expires_at', 'state_hash'])
    .executeTakeFirst()
  if (!row || Date.parse(row.expires_at) <= runtime.clock.now()) return undefined
  // A ticket made with a state is used up by a wrong one too, and one made without is worth nothing with one.
  const known = state === undefined ? [] : runtime.vault.fingerprints(`community-state\0${state}`)
  const isTheirs =
    row.state_hash === null ? state === undefined : known.some((one) => row.state_hash?.equals(one))
  return isTheirs ? row.person_id : undefined
}

/**
 * Tells the community whose ticket it holds: an id for its own bookkeeping, the alias, and whether they are a member; nothing
 * else about the person.
 * @throws Fault 404 `ticket-unknown`.
 */
export const readIdentity = async (
  runtime: Runtime,
  { body }: RequestOf<typeof communityIdentity>,
): Promise<AnswerOf<typeof communityIdentity>> => {
  const personId = await takeTicket(runtime, body.ticket, body.state)
  const now = today(runtime.clock).toString()
  const row =
    personId &&
    (await runtime.database
      .selectFrom('person')
      .leftJoin('membership', (join) =>
        join
          .onRef('membership.person_id', '=', 'person.id')
          .on('membership.starts', '<=', now)
          .on((on) => on.or([on('membership.ends', 'is', null), on('membership.ends', '>', now)])),
      )
      .select(['person.id', 'person.community_alias', 'membership.relation_id'])
      .where('person.id', '=', personId)
      .executeTakeFirst())
  if (!row)
    throw new Fault(404, 'ticket-unknown', 'Dit kaartje is gebruikt, verlopen of onbekend. Log opnieuw in.')
  const alias = await shownAlias(runtime, row.community_alias)
  return {
    subject: row.id,
    ...(alias !== undefined && { alias }),
    membershipStatus: row.relation_id === null ? 'niet lid' : 'lid',
  }
}

/** Removes tickets that nobody used in time; answers how many. */
export const forgetTickets = async (runtime: Runtime): Promise<number> => {
  const gone = await runtime.database
    .deleteFrom('community_ticket')
    .where('expires_at', '<', nowOf(runtime))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
