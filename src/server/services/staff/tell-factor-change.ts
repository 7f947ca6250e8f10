import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { staffFactorChanged } from './own-account-letters.ts'

const changes = {
  app: 'er is een app met codes ingesteld, met nieuwe herstelcodes',
  'passkey-added': 'er is een passkey toegevoegd',
  'passkey-removed': 'er is een passkey verwijderd',
  codes: 'er zijn nieuwe herstelcodes gemaakt; de oude werken niet meer',
} as const

/**
 * Tells the owner of an account by mail that its second factor changed, in the transaction that changes it: whoever has somebody's
 * session cannot make themselves at home unseen.
 */
export const tellFactorChange = (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  email: string,
  change: keyof typeof changes,
): Promise<void> =>
  writeLetter(tx, runtime, {
    letter: staffFactorChanged,
    personId: undefined,
    address: email,
    facts: { what: changes[change] },
  })
