import type { Logger } from 'pino'
import type { Clock } from '../core/kernel/clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/pool.ts'
import type { Observer } from './observer.ts'
import type { Outbox } from './outbox/boss.ts'

/** Everything that the start opens before the site is composed (`compose.ts`). */
export interface Bootstrap {
  config: Config
  /** The whole environment, from which each adapter reads its own settings. */
  env: NodeJS.ProcessEnv
  /** Secrets, newest first: the first one signs, each of them is accepted. */
  secrets: string[]
  /** The database, with all migrations done. */
  db: Database
  /** Its address for the role that serves, for a connection beside those of `db`. */
  databaseUrl: string
  /** The outbox, open but without handlers. */
  outbox: Outbox
  clock: Clock
  log: Logger
  observer: Observer
}

export interface Site {
  /** Resolves once the site answers requests; rejects with code EADDRINUSE when another program took the port meanwhile. */
  listen(): Promise<void>
  /** Takes no new requests and resolves when the running ones are answered. */
  close(): Promise<void>
}
