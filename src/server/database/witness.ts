import pg from 'pg'

/** An idle connection that shows whether the server still keeps its clients: it closes as soon as the server drops them. */
export interface Witness {
  isThere(): boolean
  /** Connects again when the connection was lost. Never rejects: restarting a server that is away is the supervisor's work. */
  reconnect(): Promise<void>
  leave(): Promise<void>
}

export const openWitness = (url: string): Witness => {
  let there: pg.Client | undefined
  return {
    isThere: () => there !== undefined,
    async reconnect() {
      if (there) return
      const client = new pg.Client({
        connectionString: url,
        application_name: 'thuisbasis witness',
        connectionTimeoutMillis: 3000,
      })
      client.on('error', () => undefined)
      client.once('end', () => {
        if (there === client) there = undefined
      })
      try {
        await client.connect()
        there = client
      } catch {
        await client.end().catch(() => undefined)
      }
    },
    async leave() {
      await there?.end().catch(() => undefined)
    },
  }
}
