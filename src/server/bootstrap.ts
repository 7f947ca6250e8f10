import type { Logger } from 'pino'
import type { Clock } from '../core/kernel/clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/pool.ts'
import type { Observer } from './observer.ts'
import type { Outbox } from './outbox/boss.ts'

/** Bootstrap: everything that the start opens before the site is composed. */
export interface Bootstrap {
  config: Config
  /** The environment as given, for what each adapter reads itself. */
  env: NodeJS.ProcessEnv
  /** Newest first: sign with the first, accept any. */
  secrets: string[]
  /** Migrated. */
  db: Database
  /** Open, without handlers yet. */
  outbox: Outbox
  clock: Clock
  log: Logger
  /** Metrics and tracing, where they are on. */
  observer: Observer
}

/** The composed site, as the start and the stop see it. */
export interface Site {
  /** Resolves when requests are answered; rejects with code EADDRINUSE when the port was just taken. */
  listen(): Promise<void>
  /** Takes no new requests and resolves when the running ones are answered. */
  close(): Promise<void>
}
