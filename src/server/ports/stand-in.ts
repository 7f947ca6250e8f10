import { createServer, type RequestListener } from 'node:http'
import { type Clock, systemClock } from '../../core/kernel/clock.ts'

/** How a stand-in is opened; an adapter's own takes of it what it needs. */
export interface StandInOptions {
  /** What the site signs with: one secret, or a list with commas of which each is accepted. */
  secret: string
  clock: Clock
  /** Of this machine; 0 for a free one. */
  port: number
}

/** The other end of an adapter on this machine, for tests, measurements and `compose.yaml`. */
export interface StandIn {
  /** What leads the site to it. */
  settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** What the file `stand-in.ts` of an adapter exports. */
export interface StandInModule {
  /** Which settings lead the site to a stand-in on this port. */
  settingsAt(port: number, secret: string): Record<string, string>
  standIn(options?: Partial<StandInOptions>): Promise<StandIn>
}

/** The options with what holds where nothing is given. */
export const standInOptions = (given: Partial<StandInOptions> = {}): StandInOptions => ({
  secret: 'a secret between us and a stand-in of a partner',
  clock: systemClock,
  port: 0,
  ...given,
})

/** Listens on this port of this machine; answers the port and what ends it. */
export const listenHere = async (
  receive: RequestListener,
  on: number,
): Promise<{ port: number; close(): Promise<void> }> => {
  const server = createServer(receive)
  await new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
