import type { Clock } from '../../core/kernel/clock.ts'
import type { Database } from './pool.ts'

/** A metric that is read from the database at each scrape, so it has the same value in every process. */
export interface Meter {
  /** Name of the metric without the prefix `thuisbasis_`. */
  name: string
  help: string
  /** Names of its labels. Every value of a label comes from a bounded set that no visitor chooses. */
  labels?: readonly string[]
  read(database: Database, clock: Clock): Promise<readonly Measurement[]>
}

export interface Measurement {
  labels?: Readonly<Record<string, string | number>>
  value: number
}
