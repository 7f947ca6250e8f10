import { randomInt } from 'node:crypto'
import type { Database, Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'

const count = 10
/** Letters and digits that nobody takes for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const makeCode = (): string => {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)])
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join('')).join('-')
}

/** The code as it was written down, whatever its spaces and case. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

const hashOf = ({ vault }: Pick<Runtime, 'vault'>, staffId: string, code: string): Buffer =>
  vault.fingerprint(`staff-recovery\0${staffId}\0${plain(code)}`)

/** Gives a member of staff new recovery codes in the place of the old ones. They are shown once and kept as hashes. */
export const renewRecoveryCodes = async (
  tx: Tx,
  runtime: Pick<Runtime, 'vault'>,
  staffId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: count }, makeCode)
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(runtime, staffId, code) })))
    .execute()
  return codes
}

/** Uses a recovery code up: of many uses of one code, one is right. */
export const spendRecoveryCode = async (
  tx: Tx,
  runtime: Runtime,
  staffId: string,
  code: string,
): Promise<boolean> => {
  const hashes = runtime.vault.fingerprints(`staff-recovery\0${staffId}\0${plain(code)}`)
  const used = await tx
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst()
  return Number(used.numDeletedRows) > 0
}

/** How many recovery codes of a member of staff were not used yet. */
export const countRecoveryCodes = async (database: Database | Tx, staffId: string): Promise<number> => {
  const { left } = await database
    .selectFrom('staff_recovery_code')
    .select((count) => count.fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(left)
}
