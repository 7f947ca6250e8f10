import pg from 'pg'
import { pause } from '../../core/kernel/pause.ts'

/** Milliseconds between two tries to connect. */
const againMs = 1000

/** Who listens to a channel of notifications. */
export interface Ear {
  hear(payload: string): void
  /** Called each time that a connection begins to listen: what was notified before it was not heard. */
  begin(): void
}

export interface Listening {
  /** Resolves once the first connection listens. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** Listens until the connection is lost or `stop` says so. Never rejects. */
const listenOnce = async (url: string, channel: string, ear: Ear, stop: AbortSignal): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'thuisbasis news',
    connectionTimeoutMillis: 3000,
    // notices a server that went away without a word
    keepAlive: true,
  })
  const leave = () => void client.end().catch(() => undefined)
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
  client.on('error', () => undefined)
  client.on('notification', ({ payload = '' }) => ear.hear(payload))
  stop.addEventListener('abort', leave, { once: true })
  try {
    await client.connect()
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    ear.begin()
    await lost
  } catch {
    // tried again in a moment
    leave()
  } finally {
    stop.removeEventListener('abort', leave)
  }
}

/**
 * Listens to notifications of the database (LISTEN) on a connection of its own, and connects again when that is lost. Behind a
 * pooler that gives each transaction another connection nothing is heard.
 */
export const listenTo = (url: string, channel: string, { hear, begin }: Ear): Listening => {
  const stop = new AbortController()
  const ready = Promise.withResolvers<void>()
  const ear: Ear = {
    hear,
    begin() {
      ready.resolve()
      begin()
    },
  }
  const run = async () => {
    for (;;) {
      await listenOnce(url, channel, ear, stop.signal)
      await pause(againMs, stop.signal)
    }
  }
  // ends by the abort of its pause
  const running = run().catch(() => undefined)
  return {
    ready: ready.promise,
    async close() {
      stop.abort()
      await running
    },
  }
}
