import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that open connections get for one more request after the stop. */
const graceMs = 1000

/**
 * Graceful shutdown: closes the server without losing a request. New connections are refused, so that the client tries
 * another process, and every open connection gets the answer to one more request. Closing idle connections at once, as
 * Node does by itself, would cut requests that are on their way.
 */
export const closeGracefully = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    const accepted = await acceptWaiting(app.server)
    // close() of net.Server, not of http.Server: it stops listening and leaves every connection alone
    if (app.server.listening) Listener.prototype.close.call(app.server)
    for (const socket of accepted) socket.resume()
    const giveUpAt = performance.now() + graceMs
    while (performance.now() < giveUpAt && (await hasConnections(app.server))) await sleep(20)
    endConnectionsWithAnswers(app.server)
  })
}

// Milliseconds of a short turn of the event loop. A longer one did other work, and connections may still be waiting.
const shortTurnMs = 0.3
// Longest time to accept queued connections, in milliseconds. On a busy machine a turn takes 70 ms and more, and each turn
// accepts at most one connection.
const mostAcceptingMs = 5000

/**
 * Accepts the connections in the kernel's backlog, which closing would reset, and returns them paused, for the caller to resume.
 * Each turn of the event loop accepts one; after three short turns without a new one the backlog is taken for empty. Their
 * requests are not read yet: serving them would make the turns longer than it takes the next connections to come. A busy system
 * interrupts a process that has worked for a while, and a connection that comes between the last look and the closing would be
 * reset. So the last look is taken just after a pause, when the time slice is new.
 */
const acceptWaiting = async (server: Server): Promise<readonly Socket[]> => {
  const accepted: Socket[] = []
  const accept = (socket: Socket) => void accepted.push(socket.pause())
  server.on('connection', accept)
  const giveUpAt = performance.now() + mostAcceptingMs
  /** Waits one turn of the event loop; true when it was short and brought no connection. */
  const isIdle = async (): Promise<boolean> => {
    const [began, before] = [performance.now(), accepted.length]
    await turn()
    return accepted.length === before && performance.now() - began < shortTurnMs
  }
  for (let idle = false; !idle && performance.now() < giveUpAt; idle = await isIdle()) {
    for (let turns = 0; turns < 3 && performance.now() < giveUpAt; ) turns = (await isIdle()) ? turns + 1 : 0
    await sleep(1)
  }
  server.off('connection', accept)
  return accepted
}

const hasConnections = (server: Server): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)))

/** Closes each kept-alive connection after its answer, as the stop waits until all are closed. */
const endConnectionsWithAnswers = (own: Server): void => {
  subscribe('http.server.response.finish', (message) => {
    if ((message as { server: Server }).server === own) setImmediate(() => own.closeIdleConnections())
  })
}
