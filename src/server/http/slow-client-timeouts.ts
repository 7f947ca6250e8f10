import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time-out of headers, and of a connection on which nothing moves at all, in milliseconds. */
export const patienceMs = 15_000
/**
 * Time-out of a connection whose request came in whole and whose answer is being made, in milliseconds: then we are the one that
 * is waited for. More than partners get of one request, less than the 60 s for which a proxy waits.
 */
export const answerMs = 55_000
/** The lowest speed of a body, in bytes a second: the slowest phone manages several times as much. */
const slowestBody = 8 * 1024

/** Time-out of a body, of which so many bytes came in until now, in milliseconds. */
export const allowedMs = (received: number): number => patienceMs + (received / slowestBody) * 1000

/** Slow-client time-outs that Node has itself; `closeSlowClients` adds those for clients that are just fast enough for these. */
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
 * Slow-client time-outs beside Node's own: closes connections with a body that trickles in, which is never idle, and
 * with an answer that the client does not read, for which Node waits twice its time-out.
 */
export const closeSlowClients = (app: FastifyInstance): void => {
  const awaited = new Map<IncomingMessage, Start>()
  const stalled = closeStalled(app)
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    // a request that is injected has no connection
    if (!(raw.socket instanceof Socket)) return done()
    if (hasBody(raw)) {
      awaited.set(raw, { at: performance.now(), bytes: raw.socket.bytesRead })
      raw.once('end', () => raw.socket.setTimeout(answerMs))
    } else raw.socket.setTimeout(answerMs)
    done()
  })
  app.addHook('onSend', ({ raw: { socket } }, _reply, payload, done) => {
    // the client is waited for again: its answer begins
    if (socket instanceof Socket) socket.setTimeout(patienceMs)
    done(null, payload)
  })
  const look = () => {
    const now = performance.now()
    stalled(now)
    for (const [raw, { at, bytes }] of awaited) {
      if (raw.complete || raw.readableEnded || raw.destroyed) awaited.delete(raw)
      else if (now - at > allowedMs(raw.socket.bytesRead - bytes)) raw.socket.destroy()
    }
  }
  const looking = setInterval(look, 1000)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

/** An answer up to this size, ample for a page, has `patienceMs`; what is larger gets the time of a body besides. */
const soonTaken = 64 * 1024

/** Closes connections whose unsent bytes do not move; within one large piece that may be a slow line. */
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
