import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../../core/kernel/fault.ts'
import { busy } from '../services/busy.ts'

export interface Load {
  /** Event loop delay in milliseconds: the lowest average of the past four half seconds. */
  delayMs(): number
  close(): void
}

/**
 * Load-shedding bounds: above which event loop delay, or number of requests at once, each kind is refused. Work (the API,
 * searching, one's own pages, the sandbox) goes first; kept pages cost next to nothing and go last; the probes of operators are
 * always answered.
 */
export const bounds = {
  work: { lateMs: 400, atOnce: 500 },
  page: { lateMs: 1500, atOnce: Number.POSITIVE_INFINITY },
} as const

export type Kind = keyof typeof bounds | 'probe'

const resolution = 20
/** Number of half seconds that the delay has to last: one long piece of work, or a machine that was paused, is no overload. */
const samples = 4

export const measureLoad = (): Load => {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  const lateness: number[] = Array(samples).fill(0)
  const sampling = setInterval(() => {
    // no measurement at all means that the loop was blocked for the whole half second
    lateness.push(delays.count === 0 ? 500 : Math.max(0, delays.mean / 1e6 - resolution))
    lateness.shift()
    delays.reset()
  }, 500)
  sampling.unref()
  return {
    delayMs: () => Math.min(...lateness),
    close() {
      clearInterval(sampling)
      delays.disable()
    },
  }
}

const busyPage = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Even geduld</title></head>
<body><main><h1>Het is nu erg druk</h1><p>Wacht even en laad deze pagina dan opnieuw.</p></main></body></html>
`

export const kindOf = (method: string, url: string): Kind => {
  if (/^\/(healthz|readyz)(\?|$)/.test(url)) return 'probe'
  if (method !== 'GET' && method !== 'HEAD') return 'work'
  return /^\/((api|sandbox|zoekresultaat|mijn)(\/|\?|$)|problemen-oplossen\/resultaten\?)/.test(url)
    ? 'work'
    : 'page'
}

interface Options {
  /** Left out, the load is measured from the moment that the process listens, as the start itself delays the event loop. */
  load?: Load
  refuse(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/**
 * Load shedding: refuses with 503 and `Retry-After` what this process cannot do in time. Only requests that are being worked on
 * are counted: not those whose body is still coming in, nor those whose answer is already being sent.
 */
export const shedLoad = (app: FastifyInstance, { load: given, refuse }: Options): void => {
  let load = given
  app.addHook('onListen', async () => {
    load ??= measureLoad()
  })
  const working = new Set<FastifyRequest>()
  const refuses = (kind: Kind): boolean =>
    kind !== 'probe' && ((load?.delayMs() ?? 0) > bounds[kind].lateMs || working.size >= bounds[kind].atOnce)
  app.addHook('onRequest', (request, reply, done) => {
    const kind = kindOf(request.method, request.url)
    if (!refuses(kind)) return done()
    if (kind === 'work') void refuse(busy(), request, reply)
    else
      void reply
        .code(503)
        .header('retry-after', String(busy().retryAfter))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(busyPage)
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (kindOf(request.method, request.url) === 'work') {
      const begin = () => void (reply.sent || working.add(request))
      // a form is read by its handler, so its body may still be arriving here
      if (isArriving(request)) request.raw.once('end', begin)
      else begin()
      reply.raw.once('close', () => working.delete(request))
    }
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    working.delete(request)
    done(null, payload)
  })
  app.addHook('onClose', async () => load?.close())
}

const isArriving = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
