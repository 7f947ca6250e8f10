import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../../services/context.ts'
import type { VveRequest } from './vve-membership-request.ts'

type Property = VveRequest['propertyDetails']

/**
 * Flags for staff when the building or the KvK number of an association is already known, so that it is not welcomed twice. It is
 * not refused for that (D15). Of two requests at once the second waits here and sees the first.
 */
export const flagsOf = async (
  tx: Tx,
  runtime: Runtime,
  { address, kvkNumber }: Property,
): Promise<string[]> => {
  const home = `${address.postcode} ${address.houseNumber}`
  // always locked in the same order, so that two transactions never wait for each other
  for (const name of [...(kvkNumber ? [`vve-kvk ${kvkNumber}`] : []), `vve-home ${home}`].sort())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const rows = await tx
    .selectFrom('vve_membership')
    .select(['postcode', 'house_number', 'addition', 'kvk_number'])
    .where((on) => on.or([on('ends', 'is', null), on('ends', '>', today(runtime.clock).toString())]))
    .where((on) =>
      on.or([
        on.and([on('postcode', '=', address.postcode), on('house_number', '=', address.houseNumber)]),
        ...(kvkNumber ? [on('kvk_number', '=', kvkNumber)] : []),
      ]),
    )
    .execute()
  const addition = (address.addition ?? '').toLowerCase()
  const sameHome = rows.some(
    (row) =>
      row.postcode === address.postcode &&
      row.house_number === address.houseNumber &&
      row.addition.toLowerCase() === addition,
  )
  const sameNumber = rows.some((row) => kvkNumber !== undefined && row.kvk_number === kvkNumber)
  return [...(sameHome ? ['vve-address-known'] : []), ...(sameNumber ? ['vve-kvk-known'] : [])]
}
