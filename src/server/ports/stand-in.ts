import { createServer, type RequestListener } from 'node:http'
import { type Clock, systemClock } from '../../core/kernel/clock.ts'

/** How a stand-in is opened. Each stand-in uses the options that it needs. */
export interface StandInOptions {
  /** The secret with which the site signs, or a list with commas of which each is accepted. */
  secret: string
  clock: Clock
  /** The port on this machine; 0 for a free one. */
  port: number
}

/** A server on this machine that plays a partner, for tests, measurements and `compose.yaml`. */
export interface StandIn {
  /** The settings with which a site reaches the stand-in. */
  settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** What the stand-in of an adapter exports. */
export interface StandInModule {
  /** The settings with which a site reaches a stand-in on this port. */
  settingsAt(port: number, secret: string): Record<string, string>
  standIn(options?: Partial<StandInOptions>): Promise<StandIn>
}

/** The options, with defaults for those that are left out. */
export const standInOptions = (given: Partial<StandInOptions> = {}): StandInOptions => ({
  secret: 'a secret between us and a stand-in of a partner',
  clock: systemClock,
  port: 0,
  ...given,
})

/**
 * Starts an HTTP server on a port of this machine (`on`, 0 for a free one); returns the port and a function that closes the
 * server.
 */
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
