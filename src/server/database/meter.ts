import type { Clock } from '../../core/kernel/clock.ts'
import type { Database } from './pool.ts'

/** A metric that is read from the database at each scrape: the same number in every process. */
export interface Meter {
  /** Without `thuisbasis_` before it. */
  name: string
  help: string
  /** Every value of a label comes from a bounded set that no visitor chooses. */
  labels?: readonly string[]
  read(database: Database, clock: Clock): Promise<readonly Measurement[]>
}

export interface Measurement {
  labels?: Readonly<Record<string, string | number>>
  value: number
}
