import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that a client gets for its headers, and that a connection may be without any traffic. */
export const patienceMs = 15_000
/**
 * Milliseconds that a connection may be without traffic while we make the answer to a complete request. More than partners get
 * within one request, less than the 60 s that a proxy waits.
 */
export const answerMs = 55_000
/** The lowest accepted speed of a body, in bytes per second: the slowest phone manages several times as much. */
const slowestBody = 8 * 1024

/** Milliseconds that a body may take of which `received` bytes came in until now. */
export const allowedMs = (received: number): number => patienceMs + (received / slowestBody) * 1000

/** Slow-client time-outs that Node has itself; `closeSlowClients` adds those for clients that are just fast enough for these. */
export const timeouts = {
  /** Milliseconds without any byte read or written; this also closes clients that do not read their answer. */
  connectionTimeout: patienceMs,
  /** Milliseconds for the headers and body of the largest form on the slowest line. */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  http: {
    headersTimeout: patienceMs,
    connectionsCheckingInterval: 1000,
    // a missing Host is refused by `secure`, which adds the headers of every answer
    requireHostHeader: false,
  },
}

interface Start {
  at: number
  /** Bytes that the connection had received, or sent, by then. */
  bytes: number
}

/**
 * Slow-client time-outs in addition to Node's own. Closes connections with a body that trickles in, which is never idle, and with
 * an answer that the client does not read, for which Node waits twice its time-out.
 */
export const closeSlowClients = (app: FastifyInstance): void => {
  const awaited = new Map<IncomingMessage, Start>()
  const stalled = closeStalled(app)
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    // an injected request has no real connection
    if (!(raw.socket instanceof Socket)) return done()
    if (hasBody(raw)) {
      awaited.set(raw, { at: performance.now(), bytes: raw.socket.bytesRead })
      raw.once('end', () => raw.socket.setTimeout(answerMs))
    } else raw.socket.setTimeout(answerMs)
    done()
  })
  app.addHook('onSend', ({ raw: { socket } }, _reply, payload, done) => {
    // the answer begins, so from now on we wait for the client again
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

/** Bytes up to which an answer has to be read within `patienceMs`, ample for a page; larger ones get extra time, like a body. */
const quickAnswerBytes = 64 * 1024

/** Closes connections whose unsent bytes do not become fewer. A large piece gets more time, as the line may be slow. */
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
      else if (now - seen.at > allowedMs(Math.max(0, waiting - quickAnswerBytes))) socket.destroy()
    }
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
