import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import type { Tx } from '../../database/pool.ts'
import type { House } from '../context.ts'

/** The reference of a mandate that is given today: `TB-12345678-20261121`. */
export const mandateReference = (house: Pick<House, 'clock'>, relationId: string): string =>
  `TB-${relationId}-${today(house.clock).toString().replaceAll('-', '')}`

/** The same for a member who may have given one before: `TB-12345678-20261121`, and `-2` behind it for the second of a day. */
export const nextMandateReference = async (
  tx: Tx,
  house: House,
  relationId: string,
  now: string | null,
): Promise<string> => {
  const base = mandateReference(house, relationId)
  const before = await sql<{ reference: string }>`
    SELECT reference FROM mandate WHERE relation_id = ${relationId}`.execute(tx)
  const taken = new Set([now, ...before.rows.map(({ reference }) => reference)])
  let reference = base
  for (let number = 2; taken.has(reference); number++) reference = `${base}-${number}`
  return reference
}
