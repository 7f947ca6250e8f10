import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** So long may headers take, and a connection on which nothing moves at all, in milliseconds. */
export const patienceMs = 15_000
/** Slower than this is no line of a visitor: the slowest phone manages several times as much. Bytes a second. */
const slowestBody = 8 * 1024

/** How long a body of which so many bytes came in may have taken, in milliseconds. */
export const allowedMs = (received: number): number => patienceMs + (received / slowestBody) * 1000

/** Timeouts of Node's own; what dribbles in just fast enough for them is `closeSlowClients`'s. */
export const timeouts = {
  /** Nothing read and nothing written: also a client that does not take its answer. */
  connectionTimeout: patienceMs,
  /** Headers and body of the largest form on the slowest line. */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  http: {
    headersTimeout: patienceMs,
    connectionsCheckingInterval: 1000,
    // refused by `secure`, with the headers of every answer
    requireHostHeader: false,
  },
}

interface Start {
  at: number
  /** Bytes that the connection had brought, or taken, by then. */
  bytes: number
}

/**
 * Closes connections that Node's timeouts let go on for longer: a body that trickles in, which is never idle, and an
 * answer that nobody takes, which Node gives its time twice.
 */
export const closeSlowClients = (app: FastifyInstance): void => {
  const awaited = new Map<IncomingMessage, Start>()
  const stalled = closeStalled(app)
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (hasBody(raw)) awaited.set(raw, { at: performance.now(), bytes: raw.socket?.bytesRead ?? 0 })
    done()
  })
  const look = () => {
    const now = performance.now()
    stalled(now)
    for (const [raw, { at, bytes }] of awaited) {
      // a request that a test injects is never `complete`
      if (raw.complete || raw.readableEnded || raw.destroyed) awaited.delete(raw)
      else if (now - at > allowedMs((raw.socket?.bytesRead ?? bytes) - bytes)) raw.socket?.destroy()
    }
  }
  const looking = setInterval(look, 1000)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

/** So much, a page with room to spare, should be taken in the patience that all have; more has the time of a body. */
const soonTaken = 64 * 1024

/** Looks for connections whose waiting bytes do not move: within one large piece, that may be a slow line. */
const closeStalled = (app: FastifyInstance): ((now: number) => void) => {
  const open = new Map<Socket, Start>()
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, { at: performance.now(), bytes: 0 })
    socket.once('close', () => open.delete(socket))
  })
  return (now) => {
    for (const [socket, seen] of open) {
      const { writableLength: waiting, bytesWritten: bytes } = socket
      if (waiting === 0 || bytes !== seen.bytes) Object.assign(seen, { at: now, bytes })
      else if (now - seen.at > allowedMs(Math.max(0, waiting - soonTaken))) socket.destroy()
    }
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
