import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** So long a request may be on its way over a connection that is there already. */
const graceMs = 1000

/**
 * Closes the server without a client noticing: new connections are refused, so that the client tries another process,
 * and every connection that is there gets the answer to one more request. Cutting those that seem idle, as a server
 * does by itself, would cut requests that are on their way.
 */
export const closeGracefully = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    await acceptWaiting(app.server)
    // what an HTTP server inherits: stops listening and leaves every connection alone
    if (app.server.listening) Listener.prototype.close.call(app.server)
    const giveUpAt = performance.now() + graceMs
    while (performance.now() < giveUpAt && (await hasConnections(app.server))) await sleep(20)
    endConnectionsWithAnswers(app.server)
  })
}

// a turn in which more was done may have left somebody at the door
const shortTurnMs = 0.3
const mostAcceptingMs = 500

/**
 * Takes over the connections that the system made for us already: closing would cut them. A turn accepts one; the
 * door closes after some short turns in which nobody came, so that the moment between looking and closing is short.
 */
const acceptWaiting = async (server: Server): Promise<void> => {
  let idleTurns = 0
  const busy = () => {
    idleTurns = 0
  }
  server.on('connection', busy)
  const giveUpAt = performance.now() + mostAcceptingMs
  for (let began = performance.now(); idleTurns < 3 && began < giveUpAt; ) {
    idleTurns++
    await turn()
    const ended = performance.now()
    if (ended - began > shortTurnMs) busy()
    began = ended
  }
  server.off('connection', busy)
}

const hasConnections = (server: Server): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)))

/** A client that keeps its connection open for a next request would keep the stop waiting. */
const endConnectionsWithAnswers = (own: Server): void => {
  subscribe('http.server.response.finish', (message) => {
    if ((message as { server: Server }).server === own) setImmediate(() => own.closeIdleConnections())
  })
}
