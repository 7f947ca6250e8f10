import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { apiTags, contract } from '../features.ts'
import type { Community } from '../services/community/return-url.ts'
import type { Runtime } from '../services/context.ts'
import { api, prefix } from './api.ts'
import type { Binding } from './bind.ts'
import { answerClientError } from './client-errors.ts'
import { communityLogin } from './community-login.ts'
import { closeGracefully } from './graceful-shutdown.ts'
import { health } from './health.ts'
import { insurerNotice } from './insurer-notice.ts'
import { type Load, shedLoad } from './load-shedding.ts'
import { openapi } from './openapi/index.ts'
import { paymentNotice } from './payment-notice.ts'
import { answerProblem, answerUnknown, methodsOf } from './problems.ts'
import { makeLimits } from './rate-limit.ts'
import { requestLog } from './request-log.ts'
import { demoHosts, secure, securityHeaders } from './security.ts'
import { securityTxt } from './security-txt.ts'
import { signedCalls } from './signed-calls.ts'
import { closeSlowClients, timeouts } from './slow-client-timeouts.ts'
import { viewerSwitch } from './viewer-switch.ts'

export interface ServerOptions {
  runtime: Runtime
  log: FastifyBaseLogger
  production: boolean
  /** The site's own origin, `https://www.voorbeeld.nl`. */
  publicUrl: string
  /** IP addresses and ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  /** Hosts of the community, the first its front door. */
  communityHosts?: readonly string[]
  /** With one of which the community signs; undefined where nobody signs (demo). */
  communitySecrets?: readonly string[] | undefined
  /** With which the insurer signs its notices, the newest first; left out, the sandbox's own. */
  insurerSecrets?: readonly string[] | undefined
  /** Adds hooks that look on at every request. */
  observe?(app: FastifyInstance): void
  /** How busy the process is; left out, its own event loop is measured. */
  load?: Load
  /** Address of the site's stylesheet, for the API's documentation. */
  stylesheet?: string
  /** Pages, assets, sandbox: whatever else is served. Each sees the headers, cookies and origin rule of all. */
  parts?: readonly ((app: FastifyInstance) => Promise<void>)[]
}

/** Builds the server; nothing listens yet. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { runtime, production } = options
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    // an address holds postcodes and search words, so requests are logged by their route, below
    logController: new LogController({ disableRequestLogging: true }),
    // names a request to whoever calls us; one that counts would tell how many others there were
    genReqId: () => randomUUID(),
    childLoggerFactory: requestLog,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    ...timeouts,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerClientError(production),
    // an address that cannot be read never meets the hooks
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(production), 'x-request-id': request.id })
      void answerProblem(runtime.sender)(error, request, reply)
    },
  })
  // what a client expects beyond 100-continue is not refused but ignored, by the same rules as any request
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.setErrorHandler(answerProblem(runtime.sender))
  app.setNotFoundHandler(answerUnknown(methodsOf(Object.values(contract))))
  logAnswers(app)
  options.observe?.(app)
  secure(app, {
    production,
    publicOrigin: production ? options.publicUrl : undefined,
    hosts: production ? undefined : demoHosts(options.publicUrl),
    refuse: answerProblem(runtime.sender),
  })
  shedLoad(app, { load: options.load, refuse: answerProblem(runtime.sender) })
  closeSlowClients(app)
  closeGracefully(app)
  await app.register(cookie)
  const binding: Binding = { runtime, limits: makeLimits(runtime), plainCookies: !production }
  health(app, binding)
  securityTxt(app, { runtime, publicUrl: options.publicUrl })
  await app.register(
    async (scope) => {
      signedCalls(scope, { runtime, secrets: options.communitySecrets })
      await api(scope, binding)
      communityLogin(scope, { binding, community: communityOf(options), prefix })
      const { publicUrl: origin, stylesheet } = options
      openapi(scope, { contract, tags: apiTags, origin, stylesheet, tryOut: !production })
    },
    { prefix },
  )
  await app.register((scope) => paymentNotice(scope, { runtime }))
  await app.register((scope) => insurerNotice(scope, { runtime, secrets: options.insurerSecrets }))
  if (!production) await app.register((scope) => viewerSwitch(scope, binding))
  for (const part of options.parts ?? []) await app.register(part)
  return app
}

/** In a demonstration a page of our own stands in for the community. */
const communityOf = ({ communityHosts = [], production, publicUrl }: ServerOptions): Community => ({
  hosts: communityHosts,
  standIn: production ? undefined : { host: new URL(publicUrl).host, path: '/sandbox/community' },
})

/** One line per answer, without anything that a visitor typed: no address, no query, no IP. */
const logAnswers = (app: FastifyInstance): void => {
  // hooks with `done` cost no promise: these run for every page
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // a proxy asks every two seconds whether this process lives
    if (request.routeOptions.url === '/healthz' && reply.statusCode === 200) return done()
    app.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
